import type Api from 'arweave/web/lib/api';
import { type HttpRequest, request } from '../http';

/** The gateway's answer to the last request; undefined when it gave none. */
export interface GatewayAnswer {
  status?: number;
  /** The reason why there is no answer. */
  failure?: unknown;
}

export interface UploadApiOptions extends Pick<HttpRequest, 'signal' | 'fetch'> {
  /** Where the gateway is, with a slash at the end. */
  url: string;
}

/**
 * The client that the network library's uploader posts with. It gives up after 20 s and never posts twice. The
 * promise never fails: the library writes failures to the console, and for a transaction it forgets to catch them.
 */
export function uploadApi({ url, signal, fetch }: UploadApiOptions) {
  let last: GatewayAnswer | undefined;
  const post = async (path: string, body: unknown) => {
    try {
      const options = { method: 'POST', headers, body: JSON.stringify(body), signal, fetch } as const;
      const { status, text } = await request(new URL(path, url).href, options);
      last = { status };
      return { status, data: text };
    } catch (failure) {
      last = { failure };
      return { status: -1, data: { error: 'unreachable' } };
    }
  };
  return {
    // Of all that the library's client can, its uploader uses nothing else.
    api: { post } as unknown as Api,
    /** The answer to what was posted since it was last asked for. */
    takeAnswer: (): GatewayAnswer | undefined => {
      const answer = last;
      last = undefined;
      return answer;
    },
  };
}

const headers = { 'content-type': 'application/json' };
