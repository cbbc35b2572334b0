/** `network.json` of a page without network: its pages open, and nothing can be played. */
const noNetwork = {
  ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
  gateway: './',
  events: [],
};

/** The part of `network.json` that the dev server reads itself. */
interface FoundNetwork {
  events?: readonly { slug: string }[];
}

/** A near server answers at once, a far one soon. */
const timeoutMs = 3000;

/** Returns the text of a network's `network.json`; undefined if the network doesn't answer. */
async function askNetwork(network: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('network.json', network), {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the events that a network offers; undefined if it doesn't answer. */
export async function eventsOf(network: string): Promise<readonly string[] | undefined> {
  const text = await askNetwork(network);
  if (text === undefined) return undefined;
  const { events = [] }: FoundNetwork = JSON.parse(text);
  return events.map(({ slug }) => slug);
}

/** Returns the `network.json` for the page. Relative addresses in it lead to the dev server, which passes requests on. */
export async function networkFile(network: string): Promise<string> {
  return (await askNetwork(network)) ?? JSON.stringify(noNetwork);
}
