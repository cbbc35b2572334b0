import { isAppError } from '../../../errors';
import { nextTurn } from '../../../testing/next-turn';
import { answersAtRandom, watchUnhandled } from '../../testing/answers';
import { type AccountRecord, recordKey } from '../account-record';
import { makeTestAccount, type TestAccount } from '../testing/account';
import { openLockable, storedText, testPassphrase } from './testing/lock';

let account: TestAccount;
beforeAll(async () => {
  account = await makeTestAccount();
});
afterEach(() => localStorage.clear());

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Every place in a record, its lock and its ways: what holds it and its name there. */
function placesIn(value: unknown): [Fields, string][] {
  if (!isFields(value)) return [];
  return Object.keys(value).flatMap((name) => [[value, name], ...placesIn(value[name])]);
}

/** The fields that opening by passkey depends on. Another passphrase or unknown fields don't matter. */
function whatOpened(text: string) {
  const { address, keyfile, lock }: AccountRecord = JSON.parse(text);
  const passkey = lock?.ways.find(({ kind }) => kind === 'passkey');
  return { address, keyfile, version: lock?.version, publicKey: lock?.publicKey, passkey };
}

/** The damages to each place: values at random, letters that are other ones, the name gone, a name too many. */
const damages = [
  ...Array.from({ length: 8 }, () => 'replace' as const),
  ...Array.from({ length: 3 }, () => 'bit' as const),
  'drop' as const,
  'extra' as const,
];
const message = Uint8Array.of(1);

it('never signs with a record that is damaged in any place, and leaves it as it is', async () => {
  const { wallet, lock, user, authenticator } = openLockable();
  localStorage.setItem(recordKey, account.text);
  await lock.setPasskey();
  const passkeyOnly = storedText();
  await lock.setPassphrase(testPassphrase);
  const both = storedText();
  // By the passkey, whose key costs nothing to derive. The passphrase's fields are damaged as well.
  user.answer = 'passkey';
  const { next } = answersAtRandom({
    seed: 11,
    examples: [account.record.address, account.keyfile.n, both, 1],
  });
  const unhandled = watchUnhandled();
  const rounds = [both, passkeyOnly].flatMap((whole) =>
    placesIn(JSON.parse(whole)).flatMap((_, place) => damages.map((damage) => ({ whole, place, damage }))),
  );
  expect(rounds.length).toBeGreaterThan(300);
  let refused = 0;
  for (const [round, { whole, place, damage }] of rounds.entries()) {
    const { answer } = next();
    const record: Fields = JSON.parse(whole);
    const [holder, name] = placesIn(record)[place] ?? [record, 'lock'];
    const before = holder[name];
    if (damage === 'drop') delete holder[name];
    else if (damage === 'extra' && !Array.isArray(holder)) holder[`${name}2`] = answer;
    else if (damage === 'bit' && typeof before === 'string') holder[name] = flipped(before, round);
    else holder[name] = answer;
    const text = JSON.stringify(record);
    localStorage.setItem(recordKey, text);
    const outcome = await wallet.signMessage(message).catch((error: unknown) => error);
    if (isAppError(outcome)) {
      refused++;
      expect(outcome.code).toMatch(/^wallet\.(record-corrupt|passkey-failed)$/);
    } else {
      expect(outcome).toBeInstanceOf(Uint8Array);
      expect(whatOpened(text)).toEqual(whatOpened(both));
    }
    expect(storedText()).toBe(text);
    lock.lockNow();
  }
  await nextTurn();
  unhandled.stop();
  expect(unhandled.seen).toEqual([]);
  expect(refused).toBeGreaterThan(rounds.length / 2);
  expect(authenticator.calls).toContain('secretOf');
}, 300_000);

/** One letter is another one. */
function flipped(text: string, seed: number): string {
  const at = seed % Math.max(text.length, 1);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}
