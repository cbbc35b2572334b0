import { type AreaLoader, createAreaLoader } from './area-loader';
import { addAreaMessages } from './area-messages';
import type { AreaRegistry, RegisteredArea } from './area-registry';
import type { AreaLoadSink } from './domain/load-log';
import { fetchRegistry } from './fetch-registry';
import { openContainer } from './open-container';
import { sweepArea } from './sweep-area';

/** Versions of the packages that the shell shares, written in by the build. */
declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

interface CreateAreaLoadersParams {
  registry: AreaRegistry;
  /** Developers' own builds that replace registered builds. */
  overrides: readonly RegisteredArea[];
  report: AreaLoadSink;
}

/**
 * Creates the loaders of all areas that a page offers, by name, driven by the real browser and federation runtime.
 * An override without a registered area is an area of its own.
 */
export function createAreaLoaders({
  registry: { areas },
  overrides,
  report,
}: CreateAreaLoadersParams): ReadonlyMap<string, AreaLoader> {
  const registeredNames = new Set(areas.map(({ name }) => name));
  const added = overrides.filter(({ name }) => !registeredNames.has(name));
  const loaderOf = (registered: RegisteredArea, override?: RegisteredArea) =>
    createAreaLoader({
      registered,
      override,
      refresh: () =>
        fetchRegistry().then(
          (fresh) => fresh.areas.find(({ name }) => name === registered.name),
          () => undefined,
        ),
      open: openContainer,
      sweep: sweepArea,
      addMessages: addAreaMessages,
      versions: SINGLETON_VERSIONS,
      report,
      nowMs: () => performance.now(),
    });
  return new Map([
    ...areas.map((area) => {
      const override = overrides.find(({ name }) => name === area.name);
      return [area.name, loaderOf(area, override)] as const;
    }),
    ...added.map((area) => [area.name, loaderOf(area)] as const),
  ]);
}
