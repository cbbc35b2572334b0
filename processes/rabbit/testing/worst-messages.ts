import { createHash } from 'node:crypto';
import { addressOf } from '../../common/testing/addresses';
import { type Letter, owner, processId } from '../../common/testing/live-process';
import {
  acknowledgementBytes,
  defaultClaimWindowMs,
  drawPartBytes,
  maxChainLength,
  maxDataBytes,
  maxDisclosures,
  maxEditions,
  maxFlagsPage,
  maxLanguages,
  maxPageLimit,
  maxPrintedSettled,
  maxQuestionLength,
  maxReasonLength,
  maxSearchLength,
  questionLanguage,
  slotMs,
} from '../client/generated';
import { publicKeyOf } from './event-under-test';
import { largeEventAddress, largeEventTime } from './large-event';
import { listedEditions } from './large-event-roles';
import { testKey } from './test-key';

/** Times are after the claim window of the slot in which everything in a large event happened. */
const at = largeEventTime + slotMs + defaultClaimWindowMs + 1;
const slot = Math.floor(at / slotMs);
const bytes = (size: number, seed: string) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(size / 32) }, (_, i) =>
      createHash('sha256').update(`${seed} ${i}`).digest(),
    ),
  )
    .subarray(0, size)
    .toString('base64url');
const sealed = (size: number) =>
  Buffer.concat([Buffer.from([4]), Buffer.from(bytes(size - 1, 'sealed'), 'base64url')]).toString(
    'base64url',
  );

/** As many languages as a question can have. */
const worstLanguages = [questionLanguage, ...'abcdefghijklmnop']
  .slice(0, maxLanguages)
  .map((tag) => tag.padStart(2, 'x'));

/** Wrong tokens of as many rabbits as a message can name, each the longest way from its chain's last value. */
const wrongTokens = Array.from({ length: maxDisclosures }, (_, index) => ({
  rabbit: 100 + index,
  slot: Math.floor(largeEventTime / slotMs),
  token: bytes(10, `wrong ${index}`),
}));
const staffReason = '開'.repeat(maxReasonLength);

/** The costliest data that anybody can send with an action, by action, and who sends it. */
const worst: Readonly<Record<string, (players: number) => { from?: string; data: object }>> = {
  Register: () => ({
    from: addressOf('Newcomer'),
    data: {
      // the ligature that folds to the most letters
      nickname: '\ufdfa'.repeat(24),
      xUsername: 'a_name_of_15_ch',
      sealedContact: sealed(413),
      roleKey: publicKeyOf('role'),
      chainAnchor: bytes(10, 'anchor'),
      chainStart: slot,
      chainLength: maxChainLength,
    },
  }),
  Rekey: () => ({
    from: largeEventAddress(2),
    data: {
      chainAnchor: bytes(10, 'anchor'),
      chainStart: slot,
      chainLength: maxChainLength,
      roleKey: publicKeyOf('role'),
    },
  }),
  Scan: (players) => ({
    from: largeEventAddress(players - 8),
    data: { rabbit: players - 12, slot, claim: bytes(32, 'claim'), disclosures: wrongTokens },
  }),
  Disclose: () => ({ from: addressOf('anybody'), data: { disclosures: wrongTokens } }),
  Settle: () => ({ data: {} }),
  Answer: (players) => ({
    from: largeEventAddress(players - 8),
    data: { answer: bytes(32, 'answer'), disclosures: wrongTokens },
  }),
  Reveal: () => ({ from: addressOf('anybody'), data: { key: testKey, rabbit: 1 } }),
  ScanPrinted: (players) => ({
    from: largeEventAddress(players - 8),
    data: { rabbit: players - 12, claim: bytes(32, 'claim') },
  }),
  Acknowledge: (players) => ({
    from: largeEventAddress(players),
    data: { edition: listedEditions, sealed: sealed(acknowledgementBytes) },
  }),
  Dispute: () => ({
    from: largeEventAddress(101),
    data: { rabbit: 100, slot: Math.floor(largeEventTime / slotMs) },
  }),
  Flag: () => ({ from: largeEventAddress(101), data: { rabbit: 100 } }),
  Keepsake: () => ({ data: { kind: 'attendance' } }),
  Spawned: () => ({ from: processId, data: { Process: addressOf('keepsake'), Keepsake: '1' } }),
  Info: () => ({ data: {} }),
  Me: (players) => ({ data: { rabbit: Math.floor(players / 2), catches: true } }),
  Keepsakes: () => ({ data: { address: largeEventAddress(1) } }),
  Person: () => ({ data: { address: largeEventAddress(1) } }),
  Leaderboard: (players) => ({ data: { limit: maxPageLimit, offset: Math.floor(players / 2) } }),
  Standings: (players) => ({ data: { offset: Math.floor(players / 2) } }),
  Answers: () => ({ data: { limit: maxPageLimit } }),
  StaffLog: () => ({ data: { limit: maxPageLimit } }),
  Contacts: (players) => ({ data: { limit: maxPageLimit, offset: Math.floor(players / 2) } }),
  // a text that fits nobody and folds to the most letters: the process looks at as many players as it may
  Players: () => ({ data: { limit: maxPageLimit, offset: 0, search: '\ufdfa'.repeat(maxSearchLength) } }),
  Batch: () => ({ data: { batch: 1 } }),
  Configure: () => ({
    from: owner,
    data: {
      name: '開'.repeat(80),
      prize: '開'.repeat(280),
      keptScans: 3,
      question: Object.fromEntries(
        worstLanguages.map((language) => [language, '開'.repeat(maxQuestionLength)]),
      ),
      keyDigest: bytes(32, 'digest'),
    },
  }),
  Acknowledgements: () => ({ data: { limit: maxPageLimit, offset: 100 } }),
  Printed: () => ({ data: { limit: maxPageLimit } }),
  Disputes: () => ({ data: { limit: maxPageLimit } }),
  Flags: () => ({ data: { limit: maxFlagsPage } }),
  // the first rabbit has a few claims at the end of the list: the process looks at as many as it may
  Catches: () => ({ data: { rabbit: 1, limit: maxPageLimit } }),
  Open: () => ({ from: owner, data: {} }),
  Pause: () => ({ from: owner, data: {} }),
  Start: () => ({ from: owner, data: {} }),
  Ban: () => ({ from: owner, data: { rabbit: 7 } }),
  Unban: () => ({ from: owner, data: { rabbit: 7 } }),
  HideName: () => ({ from: owner, data: { rabbit: 13, isHidden: true } }),
  Strike: () => ({ from: owner, data: { rabbit: 9, colour: 'blue' } }),
  Admit: () => ({ from: owner, data: { batch: 2, root: bytes(16, 'root'), count: 1024 } }),
  Remove: () => ({ from: owner, data: { rabbit: 11 } }),
  Announce: () => ({ from: owner, data: { text: '開'.repeat(280) } }),
  Draw: () => ({
    from: owner,
    data: {
      commitment: bytes(32, 'commitment'),
      acknowledgementKey: publicKeyOf('draw'),
      keyDigest: bytes(32, 'digest'),
    },
  }),
  Deal: (players) => ({
    from: owner,
    data: {
      edition: listedEditions + 1,
      table: bytes(32, 'table'),
      hash: bytes(32, 'hash'),
      count: players,
      sealed: bytes(drawPartBytes, 'part'),
    },
  }),
  OpenDraw: () => ({
    from: owner,
    data: { seed: bytes(32, 'seed'), redraws: Array(maxEditions).fill(1) },
  }),
  SettlePrinted: () => ({
    from: owner,
    data: { confirm: Array.from({ length: maxPrintedSettled }, (_, index) => index + 1) },
  }),
  Resolve: () => ({ from: owner, data: { dispute: 7, outcome: 'strike' } }),
  Pay: () => ({ from: owner, data: { payment: bytes(32, 'payment'), note: '開'.repeat(280) } }),
  Report: () => ({ from: owner, data: { community: addressOf('community') } }),
  Points: () => ({ from: addressOf('community'), data: { batch: 1 } }),
  Staff: () => ({
    from: owner,
    data: { add: Array.from({ length: 50 }, (_, index) => addressOf(`Helper ${index}`)) },
  }),
  End: () => ({ from: owner, data: {} }),
};

/** Returns the costliest message of an action in a large event of `players`. @throws when the table lacks it */
export function worstMessage(action: string, players: number): Letter {
  const make = worst[action];
  if (!make) throw new Error(`No worst message of ${action} is known: add it to worst-messages.ts`);
  const { from = largeEventAddress(1), data } = make(players);
  return { from, action, data: { reason: staffReason, ...data }, at, block: 2 };
}

/** Returns a message whose data is as large as any may be, and takes the most to decode. */
export function largestMessage(): Letter {
  const data = `{"a":[${Array(Math.floor((maxDataBytes - 8) / 3))
    .fill('{}')
    .join(',')}]}`;
  return { from: largeEventAddress(1), action: 'Info', data, at, block: 2 };
}
