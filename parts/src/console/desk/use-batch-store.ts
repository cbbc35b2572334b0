import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useMemo } from 'react';
import * as v from 'valibot';
import { type KeptValue, keptValue } from '../../kept';
import { type KeptBatch, keptBatchSchema } from './domain/kept-batch';

/** Returns the place where this browser keeps the batches that the staff of an area make for a process. */
export function useBatchStore(area: string, process: ProcessId): KeptValue<KeptBatch[]> {
  return useMemo(
    () => keptValue([`${area}-staff`, 'tickets', process], v.array(keptBatchSchema)),
    [area, process],
  );
}
