import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** Returns the key under which the last known public state of an event is kept, for its game and its console. */
export const infoKey = (process: ProcessId) => `${process}.info`;
