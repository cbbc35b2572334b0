import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import {
  answerTopic,
  importRelayKey,
  type NewsNumbers,
  openAnswer,
  openAsk,
  signAnswer,
  subscriptionIdOf,
  type TellingAnswer,
} from '@rainbow-rabbit/processes/rabbit/client';
import { importPublicKey, openSealedBytes, sealBytes } from '@rainbow-rabbit/processes/sealing/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import * as v from 'valibot';
import type { RelayKey } from '../relay-key';
import type { RelayMessage } from '../start-relay';
import {
  endedOf,
  isOutdated,
  merged,
  type OpenSubscription,
  type Subscription,
  secondsLeft,
  subscriptionOf,
  subscriptionSchema,
} from './subscription.domain';

const isSame = (one: Subscription, other: Subscription | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The most subscriptions of an event or of the communities: five times the players of a large event. */
const maxSubscriptions = 5000;

/** Messages that wait to be opened at once; phones ask again, and relays publish again. */
const maxWaiting = 2 * maxSubscriptions;

export interface BookOptions {
  /** The process of the event or of the communities. */
  process: ProcessId;
  key: RelayKey;
  /** Publishes a retained message, if this relay has the work. */
  publish: (message: RelayMessage) => void;
  /** Returns true for an endpoint at a push service that may be asked. */
  isKnown: (endpoint: string) => boolean;
  /** The file that keeps the subscriptions, sealed; without it they last as long as the broker keeps them. */
  file?: string;
  /** Receives a sentence when the file can't be written. */
  report: (line: string) => void;
  now?: () => number;
}

/**
 * Opens the subscriptions of the phones of an event or of the communities. Each is a retained message of the broker, signed for the phone,
 * which so knows that it gets the news, with the subscription sealed to the relays' own key: what one relay takes or sends, all others know.
 */
export async function openSubscriptions({
  process,
  key,
  publish,
  isKnown,
  file,
  report,
  now = Date.now,
}: BookOptions) {
  const verifying = await importRelayKey(key.publicKey);
  const recipient = await importPublicKey(fromBase64Url(key.publicKey));
  const subscriptions = new Map<string, Subscription>();
  /** The message of each subscription, as it was published or heard last. */
  const texts = new Map<string, string>();
  const changed = new Set<string>();
  let waiting = 0;
  let writing: Promise<void> | undefined;
  let isOver = false;
  let isFailing = false;

  const contextOf = (id: string) => ({
    process,
    info: 'rr1 subscription',
    additionalData: fromBase64Url(id),
  });
  const write = async (id: string, subscription: Subscription): Promise<string> => {
    const plaintext = utf8(JSON.stringify(subscription));
    const kept = toBase64Url(await sealBytes({ ...contextOf(id), plaintext, recipient }));
    const { at, address } = subscription;
    return signAnswer({ event: process, id, at, state: address ? 'on' : 'off', kept }, key.privateKey);
  };
  const read = async ({ id, kept }: TellingAnswer): Promise<Subscription | undefined> => {
    try {
      const sealed = fromBase64Url(kept ?? '');
      const bytes = await openSealedBytes({ ...contextOf(id), sealed, privateKey: key.openingKey });
      return v.parse(subscriptionSchema, JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      return undefined;
    }
  };
  const send = (id: string, text: string) => {
    const subscription = subscriptions.get(id);
    if (!subscription) return;
    publish({ topic: answerTopic(process, id), text, expirySeconds: secondsLeft(subscription, now()) });
  };
  const empty = (id: string) => publish({ topic: answerTopic(process, id), text: '', expirySeconds: 60 });
  const save = async () => {
    if (file === undefined) return;
    try {
      await writeFile(`${file}.partial`, [...texts.values()].join('\n'), { mode: 0o600 });
      await rename(`${file}.partial`, file);
      isFailing = false;
    } catch (reason) {
      if (!isFailing)
        report(`${file} can not be written: ${String(reason)}. The broker alone keeps who is told.`);
      isFailing = true;
    }
  };
  /** Writes what has changed, on the disk before anybody hears of it. */
  const writeChanges = async () => {
    // Begins after `writing` is set, and ends in the turn in which nothing has changed any more.
    await Promise.resolve();
    while (changed.size > 0 && !isOver) {
      const ids = [...changed];
      changed.clear();
      for (const id of ids) {
        const subscription = subscriptions.get(id);
        if (subscription) texts.set(id, await write(id, subscription));
      }
      await save();
      for (const id of ids) send(id, texts.get(id) ?? '');
    }
    writing = undefined;
  };
  const change = (id: string, subscription: Subscription) => {
    subscriptions.set(id, subscription);
    changed.add(id);
    writing ??= writeChanges();
    return writing;
  };
  /** Returns true if there is room for another subscription: a full list loses an ended one for a phone. */
  const makeRoom = ({ address }: Subscription): boolean => {
    if (subscriptions.size < maxSubscriptions) return true;
    const ended = address && endedOf(subscriptions);
    if (ended === undefined) return false;
    texts.delete(ended);
    return subscriptions.delete(ended);
  };
  const bounded = async (open: () => Promise<void>) => {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    await open().finally(() => {
      waiting -= 1;
    });
  };
  /** Takes what other relays know of a subscription. */
  const mergeIn = async (id: string, other: Subscription, text: string) => {
    const known = subscriptions.get(id);
    if (isOver || !(known || (!isOutdated(other, now()) && makeRoom(other)))) return;
    const next = known ? merged(known, other) : other;
    const isTheirs = isSame(next, other);
    if (isTheirs) texts.set(id, text);
    if (isTheirs || isSame(next, known)) subscriptions.set(id, next);
    else await change(id, next);
  };
  const takeKept = async (text: string, topicId?: string) => {
    const answer = await openAnswer(text, process, verifying);
    if (!answer || (topicId !== undefined && topicId !== answer.id)) return;
    const subscription = await read(answer);
    if (subscription) await mergeIn(answer.id, subscription, text);
  };
  const refuse = async (id: string, at: number) => {
    const text = await signAnswer({ event: process, id, at, state: 'refused' }, key.privateKey);
    publish({ topic: answerTopic(process, id), text, expirySeconds: 60 });
  };
  const answerAgain = (id: string) => {
    const text = texts.get(id);
    if (text !== undefined && !changed.has(id)) send(id, text);
  };
  const takeAsk = async (text: string) => {
    const ask = await openAsk(text, process, key.openingKey);
    const wanted = ask && subscriptionOf(ask, now());
    if (!wanted) return;
    const id = await subscriptionIdOf(ask.endpoint);
    const known = subscriptions.get(id);
    const isRefused = isOver || (wanted.address && !isKnown(ask.endpoint)) || !(known || makeRoom(wanted));
    if (isRefused) await refuse(id, ask.at);
    else if (known && known.at >= wanted.at) answerAgain(id);
    else await change(id, known ? merged(known, wanted) : wanted);
  };

  const kept = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  for (const text of kept.split('\n').slice(0, maxSubscriptions)) if (text !== '') await takeKept(text);

  return {
    /** Takes an ask of a phone. */
    hearAsk: (text: string) => bounded(() => takeAsk(text)),
    /** Takes what another relay published. */
    hearKept: (text: string, id: string) =>
      texts.get(id) === text ? Promise.resolve() : bounded(() => takeKept(text, id)),
    /** Returns the subscription of a name whose phone is to get messages. */
    get(id: string): OpenSubscription | undefined {
      const subscription = subscriptions.get(id);
      return subscription?.address && { ...subscription, address: subscription.address };
    },
    /** Returns the names of all. */
    ids: () => subscriptions.keys(),
    /** Keeps that a phone has news. */
    async noteTold(id: string, news: NewsNumbers) {
      const known = subscriptions.get(id);
      if (known) await change(id, { ...known, told: { ...known.told, ...news } });
    },
    /** Keeps that a subscription has ended. */
    async drop(id: string) {
      const known = subscriptions.get(id);
      if (known) await change(id, { at: known.at, told: known.told });
    },
    /** Publishes all again, for a broker that may have forgotten them. */
    publishAll() {
      for (const [id, text] of texts) send(id, text);
    },
    /** Forgets those whose time is over, here and at the broker. */
    async sweep() {
      const outdated = [...subscriptions].filter(([id, one]) => !changed.has(id) && isOutdated(one, now()));
      for (const [id] of outdated) {
        subscriptions.delete(id);
        texts.delete(id);
        empty(id);
      }
      if (outdated.length > 0) await save();
    },
    /** Forgets all, here and at the broker, and takes no more. */
    async forget() {
      isOver = true;
      await writing;
      for (const id of texts.keys()) empty(id);
      subscriptions.clear();
      texts.clear();
      if (file !== undefined) await rm(file, { force: true });
    },
    /** Resolves once everything is written. */
    written: async () => void (await writing),
  };
}

export type Subscriptions = Awaited<ReturnType<typeof openSubscriptions>>;
