export type { RowWindow } from './domain/window-of';
export { type ReadRows, type RowPage, type RowPages, useRowPages } from './use-row-pages';
export { WindowedList } from './windowed-list';
