import { areaBuild } from '@rainbow-rabbit/tools/build';
import { acts } from './src/acts';
import { declaration } from './src/declaration';

export default areaBuild({
  declaration,
  acts,
  processes: ['minibuild'],
  workers: { 'decode-worker': '@rainbow-rabbit/parts/scanner/small-worker' },
});
