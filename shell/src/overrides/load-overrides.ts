import type { RegisteredArea } from '../areas';
import { storedOverrides } from './override-store';

/** A developer's own build that can't run, with the reason. */
export interface OverrideFailure {
  area: string;
  error: unknown;
}

/** Developers' own builds of areas on this device, as the page starts. */
export interface RunningOverrides {
  areas: readonly RegisteredArea[];
  failed: readonly OverrideFailure[];
}

/** Loads the overrides that this device keeps; on nearly every device there is none, and nothing is fetched. */
export async function loadOverrides(allowedFolders: readonly string[]): Promise<RunningOverrides> {
  const wanted = storedOverrides();
  if (Object.keys(wanted).length === 0) return { areas: [], failed: [] };
  try {
    const { fetchOverrides } = await import('./fetch-overrides');
    return await fetchOverrides(wanted, allowedFolders);
  } catch (error) {
    return { areas: [], failed: Object.keys(wanted).map((area) => ({ area, error })) };
  }
}
