import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
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

export const gameCode: Readonly<Record<GameName, GameCode>> = {
  whac: {
    worker: 'whac-worker.js',
    openHere: openerOf(async () => (await import('../whac/game')).whac),
    loadSounds: async () => (await import('../whac/sounds')).whacSounds,
  },
  hyperstax: {
    worker: 'hyperstax-worker.js',
    openHere: openerOf(async () => (await import('../hyperstax/game')).hyperstax),
    loadSounds: async () => (await import('../hyperstax/sounds')).hyperstaxSounds,
  },
  rabbit: {
    worker: 'rabbit-worker.js',
    openHere: openerOf(async () => (await import('../rabbit/game')).rabbit),
    loadSounds: async () => (await import('../rabbit/sounds')).rabbitSounds,
  },
};
