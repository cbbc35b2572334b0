import { type Registry, routeHolds } from '@rainbow-rabbit/shared/area';

/** Returns the area of a registry that shows a path, if one does. */
export const areaOf = ({ areas }: Registry, path: string) =>
  Object.values(areas).find(
    // Nobody has checked the entries yet: a bad one of another area doesn't matter.
    (area) => area?.enabled && area.routes?.some?.((route) => routeHolds(route.path, path)),
  );
