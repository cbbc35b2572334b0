import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { RelayKey } from './relay-key';
import { openRelayLink, type RelayLinkOptions } from './relay-link';
import { shareDuty } from './share-duty';
import type { RelayMessage } from './start-relay';

interface OutletsOptions extends Omit<RelayLinkOptions, 'url'> {
  /** The process of the event, or of the communities. */
  process: ProcessId;
  /** The key that all its relays have. */
  key: RelayKey;
}

/**
 * Opens a relay's connections to the brokers of an event or of the communities. At each of them it shares the work with other relays by itself, so that a broker that
 * one relay can't reach has the snapshots of the next one. It reads while it has the work of any.
 */
export async function openOutlets(
  urls: readonly string[],
  { process, key, report, ...login }: OutletsOptions,
) {
  const open = async (url: string) => {
    const { host } = new URL(url);
    const named = (text: string) => report(urls.length > 1 ? `${host}: ${text}` : text);
    const link = openRelayLink({ ...login, url, report: named });
    return { link, duty: await shareDuty({ event: process, key, link }) };
  };
  const outlets = await Promise.all(urls.map(open));
  const onDuty = () => outlets.filter(({ duty }) => duty.isOnDuty());
  return {
    brokers: urls.length,
    /** Returns the number of brokers that are connected. */
    connected: () => outlets.filter(({ link }) => link.isConnected()).length,
    isOnDuty: () => onDuty().length > 0,
    /** Returns the time at which its first duty begins, in milliseconds of `performance.now()`. */
    begins: () => Math.min(...outlets.map(({ duty }) => duty.begins())),
    /** Publishes a retained message at the brokers whose work this relay has. */
    publish: (message: RelayMessage) => {
      for (const { link } of onDuty()) link.publish(message);
    },
    /** Listens at all brokers. */
    hear: (filter: string, onText: (text: string, topic: string) => void) => {
      for (const { link } of outlets) link.hear(filter, onText);
    },
    close: async () => {
      for (const { duty } of outlets) duty.stop();
      await Promise.all(outlets.map(({ link }) => link.close()));
    },
  };
}
