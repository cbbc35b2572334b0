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
