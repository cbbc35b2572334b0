import type { RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { LedgerClock } from './domain/ledger-clock';

/** The time at which each message was first signed, by its bytes: a message that is posted again keeps its reply. */
const signedAt = new WeakMap<Uint8Array, number>();

/** Returns a signer as the given one that notes the time of its latest message. */
function timedSigner(signer: ItemSigner): { signer: ItemSigner; signedAt: () => number | undefined } {
  let latest: number | undefined;
  return {
    signedAt: () => latest,
    signer: {
      ...signer,
      async signDataItem(item) {
        const bytes = await signer.signDataItem(item);
        latest = signedAt.get(bytes) ?? Date.now();
        signedAt.set(bytes, latest);
        return bytes;
      },
    },
  };
}

/** Returns the client of an event with a clock that hears the time of every reply. */
export function heedingClient(client: RabbitClient, clock: LedgerClock): RabbitClient {
  const heard = async <Reply extends { at: number }>(
    reply: Promise<Reply>,
    whenSigned: () => number | undefined = () => undefined,
  ): Promise<Reply> => {
    const { at } = await reply;
    clock.hear(at, { heardAt: Date.now(), signedAt: whenSigned() });
    return reply;
  };
  /** Sends a message whose reply tells the time at which the ledger had it. */
  const timed = <Options extends { signer: ItemSigner }, Reply extends { at: number }>(
    options: Options,
    send: (timedOptions: Options) => Promise<Reply>,
  ): Promise<Reply> => {
    const timer = timedSigner(options.signer);
    return heard(send({ ...options, signer: timer.signer }), timer.signedAt);
  };
  return {
    ...client,
    info: (...args) => heard(client.info(...args)),
    me: (...args) => heard(client.me(...args)),
    rabbit: (...args) => heard(client.rabbit(...args)),
    leaderboard: (...args) => heard(client.leaderboard(...args)),
    register: (fields, options) => timed(options, (sent) => client.register(fields, sent)),
    rekey: (fields, options) => timed(options, (sent) => client.rekey(fields, sent)),
    scan: (claim, options) => timed(options, (sent) => client.scan(claim, sent)),
    answer: (...args) => heard(client.answer(...args)),
    reveal: (...args) => heard(client.reveal(...args)),
  };
}
