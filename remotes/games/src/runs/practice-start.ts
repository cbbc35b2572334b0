import { type RunStart, seedBytes } from '@rainbow-rabbit/processes/arcade/client/domain';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';

/** Returns the start of a run that counts nowhere: a course of this device's own chance, at the usual pace. */
export const practiceStart = (): RunStart => ({
  seed: toBase64Url(crypto.getRandomValues(new Uint8Array(seedBytes))),
  pace: 1,
});
