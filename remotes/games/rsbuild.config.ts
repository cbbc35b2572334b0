import { areaBuild } from '@rainbow-rabbit/tools/build';
import { acts } from './src/acts';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  acts,
  workers: {
    'hyperstax-worker': './src/workers/hyperstax-worker.ts',
    'rabbit-worker': './src/workers/rabbit-worker.ts',
    'whac-worker': './src/workers/whac-worker.ts',
  },
});
