import { parseAreaManifest } from '@rainbow-rabbit/shared/area';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { askTwice } from '@rainbow-rabbit/shared/waiting';
import type { AreaRegistry, RegisteredArea } from '../areas';
import { allowedManifest } from './domain/allowed-manifest';
import type { OverrideFailure, RunningOverrides } from './load-overrides';
import { offeredAreas } from './offered-areas';
import type { Overrides } from './override-store';

/** A developer's server is near: a page doesn't wait long for it, the repetition included. */
const timeoutMs = 3000;

async function fetchOverride(name: string, url: URL): Promise<RegisteredArea> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await askTwice(() => fetch(url, { cache: 'no-store', signal }));
  if (!response.ok)
    throw new AppError('area.unreachable', { params: { area: name, status: response.status } });
  const manifest = parseAreaManifest(await response.json());
  if (manifest.name !== name)
    throw new AppError('registry.name-mismatch', { params: { name: manifest.name } });
  return { ...manifest, enabled: true, manifest: url.href, base: new URL('.', url).href };
}

/**
 * Fetches the manifests of developers' own builds. A build that can't be used is listed with its error: then the
 * released one runs, if there is one.
 * @param registry lists the released areas, and the folders from which builds may come besides this machine
 */
export async function fetchOverrides(
  wanted: Overrides,
  { areas: registered, overrideFolders }: AreaRegistry,
): Promise<RunningOverrides> {
  const areas: RegisteredArea[] = [];
  const failed: OverrideFailure[] = [];
  const fetched = Object.entries(wanted).map(async ([area, text]) => {
    try {
      const url = allowedManifest(text, overrideFolders);
      if (!url) throw new Error(`No build may run here from ${text}`);
      areas.push(await fetchOverride(area, url));
    } catch (error) {
      failed.push({ area, error });
    }
  });
  await Promise.all(fetched);
  return { areas, offered: offeredAreas(registered, areas), failed };
}
