import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { generateKeyfile, type Keyfile } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { processIdSchema } from '../ledger/ledger-records';
import { registerPlayer, type ScriptedPlayer } from './player';

const networkSchema = v.object({ events: v.array(v.object({ slug: v.string(), process: processIdSchema })) });

export interface TestPlayerOptions {
  nickname: string;
  /** The event's slug. Default `demo`. */
  event?: string;
  /** Default: a new wallet, which takes about half a second. */
  keyfile?: Keyfile;
  email?: string;
  xUsername?: string;
  /** Required where the event asks for one. */
  ticket?: Ticket;
}

/** Registers a new player on an event of a local network, also one in another process of this machine. */
export async function createTestPlayer(url: string, options: TestPlayerOptions): Promise<ScriptedPlayer> {
  const { event = 'demo', keyfile = await generateKeyfile(), ...rest } = options;
  const response = await fetch(new URL('network.json', url));
  const { events } = v.parse(networkSchema, await response.json());
  const process = events.find(({ slug }) => slug === event)?.process;
  if (!process) throw new Error(`The network at ${url} has no event ${event}`);
  return await registerPlayer({ ...rest, url, keyfile, process });
}
