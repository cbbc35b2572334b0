import type { UnitReport } from '@rainbow-rabbit/shared/ao';

/** The state of a unit, as far as the staff should know it first. */
export type UnitState =
  | { status: 'unasked' }
  | { status: 'failing'; count: number }
  | { status: 'behind'; count: number }
  | { status: 'well'; ms: number };

/** Returns the state of a unit. */
export function unitState({ failures, medianMs, behind = 0 }: UnitReport): UnitState {
  if (failures > 0) return { status: 'failing', count: failures };
  if (behind > 0) return { status: 'behind', count: behind };
  return medianMs === undefined ? { status: 'unasked' } : { status: 'well', ms: Math.round(medianMs) };
}
