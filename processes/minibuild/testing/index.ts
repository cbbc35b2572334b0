export { LiveMinibuild } from './live-minibuild';
