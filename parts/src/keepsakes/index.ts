export { AskedKeepsakes } from './asked-keepsakes';
export { KeepsakeCard } from './keepsake-card';
export { KeepsakeList } from './keepsake-list';
export { useOwnKeepsakes } from './use-own-keepsakes';
