import { createHash } from 'node:crypto';
import type { CountedRun } from './counting-games';

/** Returns the data of the `Finish` of a played run. */
export const finishOf = (run: string, { steps, inputs }: CountedRun) => ({
  run,
  steps,
  logHash: createHash('sha256').update(Buffer.from(inputs, 'base64url')).digest('base64url'),
});
