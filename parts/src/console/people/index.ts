export { PersonItem } from './person-item';
export { personText } from './person-text.domain';
export { useNames } from './use-names';
