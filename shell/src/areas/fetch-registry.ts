import { fetchList } from '../boot/fetch-list';
import { type AreaRegistry, parseRegistry } from './area-registry';

/**
 * Fetches `areas.json`, which lies beside the page.
 * @throws AppError `registry.unreachable` or `registry.invalid`
 */
export async function fetchRegistry(): Promise<AreaRegistry> {
  const { json, url } = await fetchList('areas', {
    unreachable: 'registry.unreachable',
    invalid: 'registry.invalid',
  });
  return parseRegistry(json, url);
}
