export { ListPart } from './list-part';
export { PagePart } from './page-part';
export { Loading, ReadFailure } from './read-state';
export { type RowsSource, useRows } from './use-rows';
