export type { RowWindow } from './domain/window-of';
export { readingOfRows } from './reading-of-rows';
export { RowButton } from './row-button';
export { type OnePage, readAllPages, usePage } from './use-page';
export { type ReadPage, type ReadRows, type RowPage, type RowPages, useRowPages } from './use-row-pages';
export { WindowedList } from './windowed-list';
