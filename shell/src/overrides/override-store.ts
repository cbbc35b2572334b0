/** Overrides by area: URLs of the `area.json` of the builds that replace released builds. */
export type Overrides = Readonly<Record<string, string>>;

const prefix = 'area.';
const overrideKey = /^area\.([a-z][a-z0-9]*)$/;

/** Returns the overrides that this browser keeps; an empty record where storage is unavailable. */
export function storedOverrides(): Overrides {
  try {
    const entries = Object.entries<string>({ ...localStorage });
    return Object.fromEntries(
      entries.flatMap(([key, url]) => {
        const area = overrideKey.exec(key)?.[1];
        return area ? [[area, url]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function storeOverride(area: string, url: string): void {
  localStorage.setItem(prefix + area, url);
}

export function forgetOverride(area: string): void {
  localStorage.removeItem(prefix + area);
}

/** Returns true when a query asks for the events of the visit: `?area`. */
export const asksForPanel = (search: string): boolean => new URLSearchParams(search).has('area');

/** Returns the overrides that the page's URL asks for: `?area.game=<url>`, before the `#` or in the route. */
export function askedOverrides({ search, hash }: Pick<Location, 'search' | 'hash'>): Overrides {
  const inRoute = hash.split('?')[1] ?? '';
  const asked = [...new URLSearchParams(search), ...new URLSearchParams(inRoute)];
  return Object.fromEntries(
    asked.flatMap(([key, url]) => {
      const area = overrideKey.exec(key)?.[1];
      return area && url ? [[area, url]] : [];
    }),
  );
}
