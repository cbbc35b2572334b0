import { areaBuild } from '@rainbow-rabbit/tools/build';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  processes: ['rabbit'],
  workers: { 'decode-worker': '@rainbow-rabbit/parts/scanner/strong-worker' },
});
