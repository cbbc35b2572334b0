import { getJson } from '@rainbow-rabbit/shared/http';
import * as v from 'valibot';

/** The entries of `network.json` that name processes which somebody made. */
export interface NetworkEntries {
  community?: string | undefined;
  processes?: Readonly<Record<string, string>>;
}

/**
 * Returns the text of this app's `network.json` with some entries in place of its own; all others stay as they are.
 * @throws AppError those of the request, `http.invalid-reply`
 */
export async function networkFileWith({ community, processes }: NetworkEntries): Promise<string> {
  const file = new URL('network.json', document.baseURI).href;
  const network = await getJson(
    file,
    v.looseObject({ processes: v.optional(v.record(v.string(), v.unknown())) }),
  );
  const whole = {
    ...network,
    ...(community && { community }),
    ...(processes && { processes: { ...network.processes, ...processes } }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
