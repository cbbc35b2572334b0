import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';

/** The last ask of this browser that a relay of an event took; absent where the browser gets no news. */
export const toldFor = (process: ProcessId): KeptValue<string> =>
  keptValue(['game', process, 'told-for'], v.string());

/** True once this browser's user wants no offer of an event's news; absent before. */
export const offerDeclined = (process: ProcessId): KeptValue<true> =>
  keptValue(['game', process, 'telling-declined'], v.literal(true));

/** Returns what an ask is about: with another one, the relay has to be asked again. */
export const subjectOf = (relayKey: string, rabbit: RabbitId | undefined): string =>
  `${relayKey} ${rabbit ?? ''}`;
