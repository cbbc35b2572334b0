import { AppError } from '../../../errors';
import type { BrokerHooks, OpenBrokerLink } from '../../broker-link';
import type { SessionRecord } from '../session-record';

export interface Published {
  topic: string;
  body: Record<string, unknown>;
  correlation?: string;
}

/** The network's edge: a broker that keeps what a page publishes and lets a test speak for the wallet. */
export interface TestLink {
  open: OpenBrokerLink;
  published: Published[];
  /** Called with each message that is published. */
  onPublished: (message: Published) => void;
  isUp: boolean;
  isClosed: boolean;
  /** Delivers a message: text as it is, everything else as JSON. */
  deliver: (topic: string, message: unknown, correlation?: string) => void;
  loseAndFindBroker: () => void;
}

export function makeTestLink(): TestLink {
  let hooks: BrokerHooks | undefined;
  const link: TestLink = {
    published: [],
    onPublished: () => undefined,
    isUp: true,
    isClosed: false,
    open: async (_, given) => {
      if (!link.isUp) throw new AppError('wallet.broker-unreachable', { retryable: true });
      hooks = given;
      link.isClosed = false;
      return {
        subscribe: async () => undefined,
        publish: async (topic, text, { correlation } = {}) => {
          const message = { topic, body: JSON.parse(text), ...(correlation && { correlation }) };
          link.published.push(message);
          link.onPublished(message);
        },
        close: async () => {
          link.isClosed = true;
        },
      };
    },
    deliver: (topic, message, correlation) => {
      const text = typeof message === 'string' ? message : String(JSON.stringify(message));
      hooks?.onMessage({ topic, text, ...(correlation && { correlation }) });
    },
    loseAndFindBroker: () => hooks?.onReturn(),
  };
  return link;
}

/** A session record in memory. */
export function makeTestRecord(storedUid?: string): SessionRecord {
  let uid = storedUid;
  return {
    read: () => uid,
    write: (value) => {
      uid = value;
    },
    begin: () => undefined,
    clear: () => {
      uid = undefined;
    },
  };
}
