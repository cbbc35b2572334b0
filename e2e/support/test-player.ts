import {
  createTestPlayer as create,
  type ScriptedPlayer,
  type TestPlayerOptions,
} from '@rainbow-rabbit/localnet';
import { nextKeyfile } from './prepared-keys';

/** Registers a new player by code, with a wallet that no other test of this worker gets. */
export async function createTestPlayer(url: string, options: TestPlayerOptions): Promise<ScriptedPlayer> {
  return create(url, { ...options, keyfile: options.keyfile ?? nextKeyfile() });
}
