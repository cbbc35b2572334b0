import type { Answer } from '../http/answer';
import type { NodeForm } from './node-form';

/**
 * The headers of all answers of a node. A node sends texts of any origin without a type; here they run in a sandbox, since they
 * would have the origin of the app.
 */
export const nodeHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
} as const;

/** The page that browsers get in place of a message: on a node, the explorer. */
export const explorerPage =
  '<!DOCTYPE html>\n<html lang="en"><head><title>HyperBEAM</title></head><body></body></html>';

export const notFoundPage: Answer = pageAnswer(404, 'Page not found.');

/** Answers in place of a failure: a node shows its stack. */
const failedPage: Answer = pageAnswer(500, 'Oops.');

/** Rejects bytes that are no signed item; nodes end the request without any header, so pages see no answer. */
export const unreadableAnswer: Answer = { status: 500, headers: {}, body: '', isOpenToAll: false };

/** Rejects a URL of more than `maxUrlLength` characters. */
export const longUrlAnswer: Answer = { status: 414, headers: {}, body: '', isOpenToAll: false };

/**
 * Answers a request that fails, such as one about an unknown process. Nodes put the stack into headers of answers in JSON, with
 * its line breaks, which is no valid HTTP.
 */
export function failedAnswer({ isJson }: NodeForm): Answer {
  if (!isJson) return failedPage;
  const head = ['HTTP/1.1 500 Internal Server Error', 'access-control-allow-origin: *', 'connection: close'];
  return { ...failedPage, raw: `${head.join('\r\n')}\r\nstacktrace: {error,\n  not_found}\r\n\r\n` };
}

function pageAnswer(status: number, reason: string): Answer {
  const body = `<html>\n  <head>\n    <title>${status} - ${reason}</title>\n  </head>\n  <body></body>\n</html>`;
  return { status, headers: { ...nodeHeaders, 'content-type': 'text/html' }, body };
}
