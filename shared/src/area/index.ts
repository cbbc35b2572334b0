export {
  type Area,
  type AreaCard,
  type AreaDeclaration,
  type AreaRoute,
  contractVersion,
  declareArea,
  defineArea,
  type LayoutName,
  layoutNames,
  type NavigationEntry,
  type NavigationPlace,
  type RouteDeclaration,
} from './contract';
export { declaredKeys } from './declared-keys';
export { AreaIndex } from './lazy-area-index';
export {
  type AreaManifest,
  parseAreaManifest,
  parseRegistryEntry,
  type Registry,
  type RegistryEntry,
} from './manifest';
export { MissingPage, MissingPageContext } from './missing-page';
export { pagesOf } from './pages-of';
export { payloadFile, prerenderedPath } from './payload-file';
export { routeHolds } from './route-holds';
export { PayloadContext, type ReadPayload, usePayload } from './use-payload';
export { isCaretRange, satisfiesRange, servesContract } from './version-range';
