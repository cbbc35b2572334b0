export { outsideAreaBuild as areaBuild } from './outside-area';
