export { UnitsCard, type UnitsWord } from './units-card';
