export { AddedGame } from './added-game';
export { GamePage } from './game-page';
