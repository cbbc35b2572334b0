export { AskedKeepsake } from './asked-keepsake';
export { KeepsakeCard } from './keepsake-card';
export { KeepsakeList } from './keepsake-list';
export { useKeepsakeReading } from './use-keepsake-reading';
