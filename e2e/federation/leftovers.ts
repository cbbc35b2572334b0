import type { Page } from '@playwright/test';

/**
 * Lists what an area has left in a page: tags in its head, globals with content, and more than one line in the registry
 * of federation, which keeps the name of each area that was asked for.
 */
export function leftoversOf(page: Page, area: string): Promise<string[]> {
  return page.evaluate((name) => {
    const container = `rainbow_rabbit_area_${name}`;
    const tags = [...document.head.querySelectorAll('[src], [href]')]
      .map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? '')
      .filter((url) => url.includes(`/areas/${name}/`));
    const globals = Object.keys(globalThis).filter(
      (key) =>
        (key === container || key.startsWith(`${container}_`)) && Reflect.get(globalThis, key) !== undefined,
    );
    const federation = Reflect.get(globalThis, '__FEDERATION__') as
      | { __INSTANCES__: { name: string; options: { remotes: { name: string }[] } }[] }
      | undefined;
    const instances = federation?.__INSTANCES__ ?? [];
    const names = [...instances, ...instances.flatMap(({ options }) => options.remotes)].map(
      (known) => known.name,
    );
    const twice = [instances, instances.flatMap(({ options }) => options.remotes)]
      .filter((list) => list.filter((known) => known.name === container).length > 1)
      .map(() => `${container} twice in federation`);
    return [...tags, ...globals, ...(names.length === 0 ? ['no federation to look at'] : []), ...twice];
  }, area);
}

/**
 * Lists the timers that run in a page, each by its delay in ms. The page must have been opened with `watchWork`; an interval
 * is no timer of a load.
 */
export function timersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const work: string[] = Reflect.get(globalThis, 'unfinishedWork')();
    return work.filter((name) => name.startsWith('setTimeout')).sort();
  });
}
