import { areaBuild } from '@rainbow-rabbit/tools/build';
import { acts } from './src/acts';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  acts,
  processes: ['rabbit'],
  workers: { 'decode-worker': '@rainbow-rabbit/parts/scanner/strong-worker' },
});
