import { areaBuild } from '@rainbow-rabbit/tools/build';
import { acts } from './src/acts';
import { declaration } from './src/declaration';
import { gameDeclarations } from './src/games/declarations';

export default areaBuild({
  declaration,
  acts,
  processes: ['arcade'],
  workers: Object.fromEntries(
    Object.keys(gameDeclarations).map((game) => [`${game}-worker`, `./src/games/${game}/game-worker.ts`]),
  ),
});
