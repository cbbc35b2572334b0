import { type Network, parseNetwork } from '@rainbow-rabbit/shared/network';
import { fetchList } from '../boot/fetch-list';

/**
 * Fetches `network.json`, which lies beside the page.
 * @throws AppError `network.unreachable` or `network.invalid`
 */
export async function fetchNetwork(): Promise<Network> {
  const { json, url } = await fetchList('network', {
    unreachable: 'network.unreachable',
    invalid: 'network.invalid',
  });
  return parseNetwork(json, url);
}
