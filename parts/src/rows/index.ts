export type { RowWindow } from './domain/window-of';
export { readingOfRows } from './reading-of-rows';
export { type ReadPage, type ReadRows, type RowPage, type RowPages, useRowPages } from './use-row-pages';
export { WindowedList } from './windowed-list';
