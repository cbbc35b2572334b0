import { deferred, unlessAborted } from '../../waiting';
import type { BrokerHooks, BrokerLink, OpenBrokerLink } from '../broker-link';

/**
 * Opens a link to several brokers, of which one remains: the first at which somebody answers. A pairing code names no broker, so a wallet may
 * be at any of them. What is published before goes to all.
 * @param others the URLs of all but the first
 * @param openLink opens the link to one
 */
export function linkAtOneOf(others: readonly string[], openLink: OpenBrokerLink): OpenBrokerLink {
  return async (first, { onMessage, onReturn }, signal) => {
    const links = new Set<BrokerLink>();
    const topics: string[] = [];
    const { promise: opened, resolve, reject } = deferred<void>();
    let isChosen = false;
    let isClosed = false;
    let failures = 0;

    const closeAllBut = (kept?: BrokerLink) => {
      const left = [...links].filter((link) => link !== kept);
      for (const link of left) links.delete(link);
      return Promise.all(left.map((link) => link.close()));
    };
    const openOne = async (url: string): Promise<void> => {
      const own: { link?: BrokerLink } = {};
      const isUsed = () => own.link !== undefined && links.has(own.link);
      const hooks: BrokerHooks = {
        onMessage: (message) => {
          if (!isUsed()) return;
          isChosen = true;
          void closeAllBut(own.link);
          onMessage(message);
        },
        onReturn: () => isUsed() && onReturn(),
      };
      const link = await openLink(url, hooks, signal);
      if (isChosen || isClosed || signal.aborted) return link.close();
      own.link = link;
      links.add(link);
      await Promise.all(topics.map((topic) => link.subscribe(topic)));
      resolve();
      // Requests from before this one was open are repeated.
      if (topics.length > 0) onReturn();
    };
    const urls = [first, ...others];
    for (const url of urls) {
      openOne(url).catch((error: unknown) => {
        failures += 1;
        if (failures === urls.length) reject(error);
      });
    }
    try {
      await unlessAborted(opened, signal);
    } catch (error) {
      void closeAllBut();
      throw error;
    }
    return {
      subscribe: async (topic) => {
        topics.push(topic);
        await Promise.any([...links].map((link) => link.subscribe(topic)));
      },
      publish: async (topic, text, publication) => {
        await Promise.any([...links].map((link) => link.publish(topic, text, publication)));
      },
      close: async () => {
        isClosed = true;
        await closeAllBut();
      },
    };
  };
}
