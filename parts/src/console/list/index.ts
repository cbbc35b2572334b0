export { ListPart, type ListWords } from './list-part';
export { useRows } from './use-rows';
