import { type Area, contractVersion, satisfiesRange, servesContract } from '@rainbow-rabbit/shared/area';
import type { UnmetNeed } from '../skew/mismatch.domain';
import type { RegisteredArea } from './area-registry';
import { AreaError } from './domain/area-error';

/** The effects and facts that opening an area needs. */
export interface OpenAreaParams {
  /** Fetches and runs the area's code; returns what it exports, unchecked. */
  open: (registered: RegisteredArea) => Promise<unknown>;
  /** Versions of the packages that the shell shares: package name → version. */
  versions: Readonly<Record<string, string>>;
}

const isArea = (value: unknown): value is { default: Area } =>
  typeof value === 'object' &&
  value !== null &&
  'default' in value &&
  typeof value.default === 'object' &&
  value.default !== null &&
  'routes' in value.default &&
  'contract' in value.default;

/** Returns the first thing that an area needs and the shell doesn't have, if any. */
function unmetNeed(
  { contract, requires }: RegisteredArea,
  versions: OpenAreaParams['versions'],
): UnmetNeed | undefined {
  if (!servesContract(contractVersion, contract)) return ['contract', contract];
  return Object.entries(requires).find(([name, range]) => !satisfiesRange(versions[name] ?? '', range));
}

/**
 * Opens an area: checks that shell and area fit (before any of its code runs, and again with what the code says of
 * itself) and loads it.
 * @throws AppError `area.*`, or what the browser or the federation runtime threw
 */
export async function openArea(
  registered: RegisteredArea,
  { open, versions }: OpenAreaParams,
): Promise<Area> {
  const { name, enabled } = registered;
  if (!enabled) throw new AreaError('closed', name);
  const refuseUnmet = (contract: string) => {
    const unmet = unmetNeed({ ...registered, contract }, versions);
    if (unmet) throw new AreaError('incompatible', name, unmet);
  };
  refuseUnmet(registered.contract);
  const exported = await open(registered);
  if (!isArea(exported) || exported.default.name !== name) throw new AreaError('broken', name);
  const area = exported.default;
  refuseUnmet(area.contract);
  return area;
}
