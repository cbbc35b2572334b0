import { AosProcess, aosEnvironment, aosMessage, ensureAosModule } from '@rainbow-rabbit/processes/aos';

interface Tag {
  name: string;
  value: string;
}

/** An entry of a scheduler unit's log, as it is sent. */
interface SentEntry {
  message: { id: string; owner: { address: string }; tags: Tag[]; anchor: string; data: string };
  assignment: { tags: Tag[] };
}

/** The outcome of a replay in the local network's engine. */
export interface EngineReplay {
  messages: number;
  /** SHA-256 of the state, in hex. */
  fingerprint: string;
  /** The time of the evaluations. */
  ms: number;
}

const valueOf = (tags: readonly Tag[], name: string): string =>
  tags.findLast((tag) => tag.name === name)?.value ?? '';

async function logOf(url: string, process: string): Promise<SentEntry[]> {
  const entries: SentEntry[] = [];
  for (;;) {
    const response = await fetch(new URL(`su/${process}?from=${entries.length}`, url));
    const page = (await response.json()) as {
      page_info: { has_next_page: boolean };
      edges: { node: SentEntry }[];
    };
    entries.push(...page.edges.map(({ node }) => node));
    if (!page.page_info.has_next_page) return entries;
  }
}

/** Evaluates the whole log of a process in the engine of the local network, in Node, on the published loader. */
export async function replayInEngine(url: string, process: string): Promise<EngineReplay> {
  const log = await logOf(url, process);
  const [spawn] = log;
  if (!spawn) throw new Error(`The log of ${process} is empty`);
  const { tags } = spawn.message;
  const env = aosEnvironment({
    process,
    owner: spawn.message.owner.address,
    module: valueOf(tags, 'Module'),
    tags,
  });
  const authorities = tags.filter(({ name }) => name === 'Authority').map(({ value }) => value);
  const engine = await AosProcess.start({ module: await ensureAosModule(), env });
  try {
    const start = performance.now();
    for (const { message, assignment } of log) {
      const signer = message.owner.address;
      const pushedFrom = authorities.includes(signer) ? valueOf(message.tags, 'From-Process') : '';
      const place = (name: string) => valueOf(assignment.tags, name);
      await engine.evaluate(
        aosMessage(env, {
          Id: message.id,
          Owner: signer,
          From: pushedFrom || signer,
          Data: message.data,
          Anchor: message.anchor,
          Tags: message.tags,
          Timestamp: Number(place('Timestamp')),
          'Block-Height': Number(place('Block-Height')),
          Nonce: Number(place('Nonce')),
          'Hash-Chain': place('Hash-Chain'),
        }),
        60_000,
      );
    }
    const ms = performance.now() - start;
    return { messages: log.length, fingerprint: await engine.fingerprint(), ms };
  } finally {
    await engine.stop();
  }
}
