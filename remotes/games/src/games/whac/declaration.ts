import type { GameDeclaration } from '../game-declaration';

export const whacDeclaration: GameDeclaration = {
  layout: 'games',
  order: 10,
  arcades: 'all',
  challenges: '/whac',
};
