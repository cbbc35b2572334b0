export { ListPart } from './list-part';
export { useRows } from './use-rows';
