import { areaBuild } from '@rainbow-rabbit/tools/build';
import { acts } from './src/acts';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  acts,
  releases: ['token'],
  workers: { 'trial-worker': './src/trial/trial-worker.ts' },
});
