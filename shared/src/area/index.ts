export {
  type Area,
  type AreaDeclaration,
  type AreaRoute,
  contractVersion,
  declareArea,
  defineArea,
  type LayoutName,
  layoutNames,
  type RouteDeclaration,
} from './contract';
export { AreaIndex } from './lazy-area-index';
export {
  type AreaManifest,
  parseAreaManifest,
  parseRegistryEntry,
  type Registry,
  type RegistryEntry,
} from './manifest';
export { pagesOf } from './pages-of';
export { isCaretRange, satisfiesRange, servesContract } from './version-range';
