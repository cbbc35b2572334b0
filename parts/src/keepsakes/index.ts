export { KeepsakeCard } from './keepsake-card';
export { KeepsakeList } from './keepsake-list';
