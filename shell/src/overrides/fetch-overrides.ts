import { parseAreaManifest } from '@rainbow-rabbit/shared/area';
import type { RegisteredArea } from '../areas';
import { allowedManifest } from './domain/allowed-manifest';
import { storedOverrides } from './override-store';

/** A developer's server is near; who waits for it should not wait long. */
const timeoutMs = 3000;

async function fetchOverride(name: string, url: URL): Promise<RegisteredArea> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  const manifest = parseAreaManifest(await response.json());
  if (manifest.name !== name) throw new Error(`${url.href} is the area "${manifest.name}"`);
  return { ...manifest, enabled: true, manifest: url.href, base: new URL('.', url).href };
}

/**
 * The areas that stand in for released ones on this device. One that can't be had is left out: then the released
 * build runs.
 */
export async function fetchOverrides(allowedFolders: readonly string[]): Promise<readonly RegisteredArea[]> {
  const wanted = Object.entries(storedOverrides()).flatMap(([name, text]) => {
    const url = allowedManifest(text, allowedFolders);
    return url ? [fetchOverride(name, url)] : [];
  });
  const outcomes = await Promise.allSettled(wanted);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}
