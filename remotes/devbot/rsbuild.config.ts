import { areaBuild } from '@rainbow-rabbit/tools/build';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  releases: ['token'],
  workers: { 'trial-worker': './src/trial/trial-worker.ts' },
});
