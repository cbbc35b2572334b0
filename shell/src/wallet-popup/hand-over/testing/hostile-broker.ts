import { deferred } from '@rainbow-rabbit/shared/waiting';
import type { BrokerHooks, OpenRoomLink } from '@rainbow-rabbit/shared/wallet';

export interface Message {
  topic: string;
  text: string;
}

/** A broker that sees everything, and does with a message what a test wants. */
export function makeHostileBroker() {
  const subscribers: { topic: string; hooks: BrokerHooks }[] = [];
  const broker = {
    seen: [] as Message[],
    /** Returns what is delivered in place of a message. */
    route: (message: Message): Message[] => [message],
    deliver: ({ topic, text }: Message) => {
      for (const { topic: own, hooks } of subscribers) if (own === topic) hooks.onMessage({ topic, text });
    },
    /** The connection of each end breaks, and comes back. */
    loseAndFind: () => {
      for (const { hooks } of subscribers) hooks.onReturn();
    },
    connected: 0,
    /** Resolves with the first message. */
    begun: deferred<void>(),
    open: (async (hooks) => {
      broker.connected += 1;
      return {
        subscribe: async (topic) => {
          subscribers.push({ topic, hooks });
        },
        publish: async (topic, text) => {
          const message = { topic, text };
          broker.seen.push(message);
          broker.begun.resolve();
          for (const routed of broker.route(message)) broker.deliver(routed);
        },
        close: async () => {
          broker.connected -= 1;
        },
      };
    }) as OpenRoomLink,
  };
  return broker;
}

export type HostileBroker = ReturnType<typeof makeHostileBroker>;
