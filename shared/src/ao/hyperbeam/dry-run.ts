import type { HttpRequest } from '../../http';
import type { AoMessage } from '../types';

/** A URL of 7,000 characters passes a node, one of 9,000 doesn't. */
const maxUrlLength = 7000;

/** The request of a dry run: a GET, or a POST where its URL would be too long. A node's answers to both are the same. */
export type DryRunRequest = Pick<HttpRequest, 'method' | 'headers' | 'body'> & { url: string };

/**
 * Returns the request of a dry run.
 * @param processUrl URL of the process on its node, with the device
 */
export function dryRunOf(processUrl: string, { tags, data = '' }: AoMessage): DryRunRequest {
  const place = `${processUrl}/as=execution/compute`;
  const action = tags.find(({ name }) => name === 'Action')?.value;
  const fields = [
    ...(data === '' ? [] : [{ name: 'data', value: data }]),
    ...tags.filter(({ name }) => name !== 'Action'),
  ];
  const query = fields
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const ofAction = action === undefined ? '' : `&Action=${encodeURIComponent(action)}`;
  const url = `${place}${ofAction}/results/json/body${query && `?${query}`}`;
  if (url.length <= maxUrlLength) return { url };
  const named = [...(action === undefined ? [] : [{ name: 'Action', value: action }]), ...fields];
  return {
    url: `${place}/results/json/body`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(named.map(({ name, value }) => [name, value]))),
  };
}
