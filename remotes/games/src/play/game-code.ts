import { type GameName, gameNames } from '@rainbow-rabbit/processes/arcade/client/domain';
import type { GamePlayer, GamePlayerOptions } from './engine/game-player';
import type { ArcadeGame, Sounds } from './game';

/** The code of a game, each part of which comes when it is needed. */
interface GameCode {
  /** The script of its worker, beside the area's entry (`rsbuild.config.ts`). */
  worker: string;
  /** Opens its player on the page itself. */
  openHere: (
    options: Omit<GamePlayerOptions<never>, 'game'>,
  ) => Promise<Pick<GamePlayer<never>, 'receive' | 'close'>>;
  loadSounds: () => Promise<Sounds>;
}

/** Returns a function that opens a player of a game on the page itself. */
const openerOf =
  <State>(load: () => Promise<ArcadeGame<State>>): GameCode['openHere'] =>
  async (options) => {
    const [game, engine] = await Promise.all([load(), import('./engine/game-player')]);
    return engine.GamePlayer.open({ ...options, game });
  };

/** Returns the code of a game, by the names that its folder exports. */
const codeOf = (game: GameName): GameCode => ({
  worker: `${game}-worker.js`,
  openHere: openerOf(async () => (await import(`../games/${game}/game.ts`))[game]),
  loadSounds: async () => (await import(`../games/${game}/sounds.ts`))[`${game}Sounds`],
});

export const gameCode = Object.fromEntries(gameNames.map((game) => [game, codeOf(game)])) as Readonly<
  Record<GameName, GameCode>
>;
