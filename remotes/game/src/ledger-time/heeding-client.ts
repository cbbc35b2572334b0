import type { DeliveryState, ProcessSendOptions } from '@rainbow-rabbit/processes/common/client';
import type { RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { LedgerClock } from './domain/ledger-clock';

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
  /** Sends a message whose reply contains the time at which the ledger had it. */
  const timed = <Reply extends { at: number }>(
    options: ProcessSendOptions,
    send: (timedOptions: ProcessSendOptions) => Promise<Reply>,
  ): Promise<Reply> => {
    let signedAt: number | undefined;
    const onState = (state: DeliveryState) => {
      if ('signedAt' in state) signedAt = state.signedAt;
      options.onState?.(state);
    };
    return heard(send({ ...options, onState }), () => signedAt);
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
