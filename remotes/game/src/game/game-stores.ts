import * as v from 'valibot';
import { chainsSchema } from '../chain/own-chains';
import { heldTokensSchema } from '../disclosures/held-tokens';
import { pendingScansSchema } from '../pending-scan/pending-scans';
import { storedValue } from '../stored/stored-value';

const prefix = 'rainbow-rabbit.game';
const keyfileSchema = v.literal('later');

/** Scans that wait belong to the event, not to a player: they may be older than the wallet. */
export function pendingScansOf(process: string) {
  return storedValue(localStorage, `${prefix}.${process}.pending-scans`, pendingScansSchema);
}

/** The time of the newest announcement that was put away here, in Unix milliseconds. */
export function announcementsReadOf(process: string) {
  return storedValue(localStorage, `${prefix}.${process}.announcements-read`, v.number());
}

/** What this browser keeps of one player of one event. */
export function playerStores(process: string, address: string) {
  const key = (name: string) => `${prefix}.${process}.${address}.${name}`;
  return {
    chains: storedValue(localStorage, key('chains'), chainsSchema),
    heldTokens: storedValue(localStorage, key('held-tokens'), heldTokensSchema),
  };
}

/** Whether the owner of a wallet that lives in this browser has put off to save its key file. */
export function keyfileStore(address: string) {
  return storedValue(localStorage, `${prefix}.keyfile.${address}`, keyfileSchema);
}
