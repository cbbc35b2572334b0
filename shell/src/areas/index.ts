export type { AreaLoader } from './area-loader';
export { AreaPage } from './area-page';
export type { AreaRegistry, RegisteredArea } from './area-registry';
export { AreasProvider } from './areas-context';
export { createAreaLoaders } from './create-area-loaders';
export { type AreaLoadEvent, createLoadLog, type LoadLog } from './domain/load-log';
export { fetchRegistry } from './fetch-registry';
export { useEarlyAreas } from './use-early-areas';
export { whenFirstPageDrawable } from './when-first-page-drawable';
