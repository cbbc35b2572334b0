import { type Network, parseNetwork } from '@rainbow-rabbit/shared/network';
import { fetchList } from './boot/fetch-list';

/**
 * Fetches `network.json`, which lies beside the page. A relay that it describes wrongly is reported in the browser's console:
 * the game does without it.
 * @throws AppError `network.unreachable` or `network.invalid`
 */
export async function fetchNetwork(): Promise<Network> {
  const { json, url } = await fetchList('network', {
    unreachable: 'network.unreachable',
    invalid: 'network.invalid',
  });
  const network = parseNetwork(json, url);
  if (network.refusedRelays) {
    // biome-ignore lint/suspicious/noConsole: nobody else in the page can mend it, and no player need know.
    console.error(`network.json describes the relay of ${network.refusedRelays.join(', ')} wrongly.`);
  }
  return network;
}
