import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer';

/** A request as a route sees it. */
export interface RouteRequest {
  /** Values of the `:names` in the route's path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
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
  /** Such as `/tx/:id/status`; a `:name` stands for one segment. */
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
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}
