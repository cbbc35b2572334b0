/** First code of an engine's thread: threads don't inherit a TypeScript loader, so it brings its own. */
import { register } from 'tsx/esm/api';

register();
await import('./engine-worker.ts');
