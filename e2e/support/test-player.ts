import {
  createTestPlayer as create,
  type ScriptedPlayer,
  type TestPlayerOptions,
} from '@rainbow-rabbit/localnet';
import { nextKeyfile } from '../../shared/src/testing/kept-keys';

/** Registers a new player by code, with a wallet that no other test of this worker gets: the workers and runs share them. */
export async function createTestPlayer(url: string, options: TestPlayerOptions): Promise<ScriptedPlayer> {
  return create(url, { ...options, keyfile: options.keyfile ?? (await nextKeyfile()) });
}
