export { runTelling } from './run-telling';
