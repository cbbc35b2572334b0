import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer';

/** A request as a route sees it. */
export interface RouteRequest {
  /** Values of the `:names` in the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The path and the query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  /** The address of the client's end of the connection. */
  address: string;
  /** The whole body. @throws Refusal 413 when it is larger than that */
  body(limitBytes: number): Promise<Buffer>;
  /**
   * Does work that would hold up others, when the client's address has its turn.
   * @throws Refusal 429 and 503 when too many are waiting
   */
  turn<T>(work: () => T | Promise<T>): Promise<T>;
}

/** One endpoint. GET routes answer HEAD as well. */
export interface Route {
  method: 'GET' | 'POST';
  /**
   * Such as `/tx/:id/status`; a `:name` stands for one segment, or for the part of one before or after a `~`. `*` at the end stands for
   * any number of further segments, which are `params.rest`.
   */
  path: string;
  answer(request: RouteRequest): Answer | Promise<Answer>;
}

/** The outcome of matching a path: a route that answers, or the methods that the path allows. */
export type Match =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'none' };

/** Finds the route for a request; the first that fits wins. */
export function matchRoute(routes: readonly Route[], method: string, pathname: string): Match {
  const allowed = new Set<string>();
  for (const route of routes) {
    const params = paramsOf(route.path, pathname);
    if (!params) continue;
    if (route.method === (method === 'HEAD' ? 'GET' : method)) return { kind: 'found', route, params };
    allowed.add(route.method);
  }
  return allowed.size > 0 ? { kind: 'wrong-method', allowed: [...allowed] } : { kind: 'none' };
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const expected = path.split('/');
  const actual = pathname.split('/');
  // '/cu/' is '/cu': clients join paths either way.
  if (actual.length > 2 && actual.at(-1) === '') actual.pop();
  const isOpen = expected.at(-1) === '*';
  if (isOpen) expected.pop();
  if (isOpen ? expected.length > actual.length : expected.length !== actual.length) return undefined;
  const params: Record<string, string> = isOpen ? { rest: actual.slice(expected.length).join('/') } : {};
  for (const [index, part] of expected.entries()) {
    if (!fits(part, actual[index] ?? '', params)) return undefined;
  }
  return params;
}

/** Compares a segment with its part of a route's path, and adds the values of the names in it. */
function fits(part: string, segment: string, params: Record<string, string>): boolean {
  const names = part.split('~');
  const values = names.length > 1 ? segment.split('~') : [segment];
  if (names.length !== values.length) return false;
  return names.every((name, index) => {
    const value = values[index] ?? '';
    if (!name.startsWith(':') || value === '') return name === value;
    params[name.slice(1)] = value;
    return true;
  });
}
