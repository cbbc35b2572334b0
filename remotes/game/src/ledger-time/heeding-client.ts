import type { RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { LedgerClock } from './domain/ledger-clock';

/** Returns the client of an event with a clock that hears the time of every reply. */
export function heedingClient(client: RabbitClient, clock: LedgerClock): RabbitClient {
  const heard = async <Reply extends { at: number }>(reply: Promise<Reply>): Promise<Reply> => {
    clock.hear((await reply).at);
    return reply;
  };
  return {
    ...client,
    info: (...args) => heard(client.info(...args)),
    me: (...args) => heard(client.me(...args)),
    rabbit: (...args) => heard(client.rabbit(...args)),
    leaderboard: (...args) => heard(client.leaderboard(...args)),
    register: (...args) => heard(client.register(...args)),
    rekey: (...args) => heard(client.rekey(...args)),
    scan: (...args) => heard(client.scan(...args)),
    answer: (...args) => heard(client.answer(...args)),
    reveal: (...args) => heard(client.reveal(...args)),
  };
}
