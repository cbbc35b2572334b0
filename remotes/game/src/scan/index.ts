export { Scanner } from './scanner';
