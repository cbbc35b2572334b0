import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { integrityOf, type RegisteredArea } from './area-registry';
import { AreaError } from './domain/area-error';
import { loadScript } from './load-script';
import { reopenLists, sweepArea } from './sweep-area';

/** Shorter than the 10 s for a whole area, so that an entry that hangs is reported as such. */
const entryTimeoutMs = 8000;

/** A container, as the federation runtime needs it. */
type Container = Extract<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  object
>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

/** The latest request for each container, by the container's name. */
const opening = new Map<string, { area: RegisteredArea; url: string }>();

/** The shell loads the containers' entry scripts itself: it checks them against the registry and removes their tags. */
registerPlugins([
  {
    name: 'checked-entry',
    async loadEntry({ remoteInfo }) {
      const area = opening.get(remoteInfo.name)?.area;
      if (!area) return undefined;
      const url = remoteInfo.entry;
      // A script's `var` can't be deleted, so it is emptied.
      const empty = () => Reflect.set(globalThis, area.container, undefined);
      await loadScript({
        area: area.name,
        url,
        integrity: integrityOf(area, url),
        files: area.files,
        timeoutMs: entryTimeoutMs,
        onLate() {
          empty();
          if (opening.get(remoteInfo.name)?.url === url) sweepArea(area);
        },
      });
      const container: unknown = Reflect.get(globalThis, area.container);
      empty();
      if (!isContainer(container)) throw new AreaError('broken', area.name);
      return container;
    },
  },
]);

/**
 * Names the shell as the owner of every shared module. The federation runtime names the first container that loads one, and
 * deletes it with that container, although the shell provides it.
 */
function keepSharedModules(): void {
  const shell = getInstance();
  for (const scope of Object.values(shell?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) shared.from = shell?.name ?? '';
}

/**
 * Loads an area's container and its one exposed module. From the second time on, every URL gets a `?r=<token>`:
 * a request that hangs would block the next one to the same URL.
 * @returns what the area exports, unchecked
 * @throws what the area, the browser or the federation runtime throws; translate it with `asAreaError`
 */
export async function openContainer(area: RegisteredArea): Promise<unknown> {
  const entry = new URL(area.entry, area.base);
  const isAgain = opening.has(area.container);
  if (isAgain) {
    entry.searchParams.set('r', Date.now().toString(36));
    keepSharedModules();
    reopenLists(area.container);
  }
  opening.set(area.container, { area, url: entry.href });
  registerRemotes([{ name: area.container, entry: entry.href }], { force: isAgain });
  return loadRemote(`${area.container}/area`, { from: 'runtime' });
}
