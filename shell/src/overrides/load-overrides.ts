import type { AreaRegistry, RegisteredArea } from '../areas';
import { storedOverrides } from './override-store';

/** A developer's own build that can't run, with the reason. */
export interface OverrideFailure {
  area: string;
  error: unknown;
}

/** Developers' own builds of areas on this device, as the page starts. */
export interface RunningOverrides {
  areas: readonly RegisteredArea[];
  /** The areas whose routes this page serves: those of the registry, with these builds' routes. */
  offered: readonly RegisteredArea[];
  failed: readonly OverrideFailure[];
}

/** Loads the overrides that this device keeps; nearly every device keeps no override, and nothing is fetched. */
export async function loadOverrides(registry: AreaRegistry): Promise<RunningOverrides> {
  const wanted = storedOverrides();
  const none: RunningOverrides = { areas: [], offered: registry.areas, failed: [] };
  if (Object.keys(wanted).length === 0) return none;
  try {
    const { fetchOverrides } = await import('./fetch-overrides');
    return await fetchOverrides(wanted, registry);
  } catch (error) {
    return { ...none, failed: Object.keys(wanted).map((area) => ({ area, error })) };
  }
}
