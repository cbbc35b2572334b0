export { UnitsCard } from './units-card';
