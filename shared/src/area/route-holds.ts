/**
 * Returns true when a route pattern (`/hall/:seat/*`) holds a path. A parameter of the pattern holds anything up to the next
 * slash.
 */
export function routeHolds(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}
