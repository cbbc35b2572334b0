import { defineArea } from '@rainbow-rabbit/tools/build';
import { declaration } from './src/declaration';

export default defineArea({
  declaration,
  workers: { 'decode-worker': './src/scanner/decode/decode-worker.ts' },
});
