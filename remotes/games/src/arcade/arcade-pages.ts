export { AddedArcade } from './added-arcade';
export { ArcadePage } from './arcade-page';
export { ArcadesPage } from './arcades-page';
