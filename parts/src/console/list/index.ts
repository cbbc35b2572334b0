export { ListPart } from './list-part';
export { Loading, ReadFailure } from './read-state';
export { type RowsSource, useRows } from './use-rows';
