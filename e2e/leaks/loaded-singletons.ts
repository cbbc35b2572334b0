import type { Page } from '@playwright/test';

/**
 * Returns the number of loaded copies of each module that shell and areas share, by the module's name: the shell's
 * container and those of all areas know it, and each must mean the same one.
 */
export function loadedSingletons(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    interface Shared {
      lib?: () => unknown;
    }
    interface Instance {
      shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
    }
    const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__: Instance[];
    };
    const copies = new Map<string, Set<unknown>>();
    for (const scope of instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap)))
      for (const [name, versions] of Object.entries(scope))
        for (const { lib } of Object.values(versions))
          if (lib) copies.set(name, (copies.get(name) ?? new Set()).add(lib()));
    return Object.fromEntries([...copies].map(([name, { size }]) => [name, size]));
  });
}
