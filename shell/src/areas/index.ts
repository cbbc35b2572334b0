export { AreaPage } from './area-page';
export type { AreaRegistry, RegisteredArea } from './area-registry';
export { AreasProvider } from './areas-context';
export { createAreaLoaders } from './create-area-loaders';
export { fetchRegistry } from './fetch-registry';
export { type AreaLoadEvent, createLoadLog, type LoadLog } from './load-events';
export { useEarlyAreas } from './use-early-areas';
