import {
  createDataItem,
  type DataItemSigner,
  generateKeyfile,
  keySigner,
  parseDataItem,
  type Tag,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import type { NodePlace, UnitsPlace } from '../place';

/** The units of a test; nothing listens there but `TestLedger.fetch`. */
export const testPlace: UnitsPlace = {
  su: 'https://su.test',
  cu: 'https://cu.test',
  gateways: 'https://gateway.test/',
};

/** The node of a test, where the same ledger is. */
export const testNode: NodePlace = { node: 'https://node.test', gateways: 'https://gateway.test/' };

/** Returns tags of names and values. */
export const tagsOf = (values: Readonly<Record<string, string>>): Tag[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Makes a signer with a key of its own. */
export const newSigner = async (): Promise<DataItemSigner> => keySigner(await generateKeyfile());

interface TestNode {
  message: {
    id: string;
    owner: { address: string; key: string };
    target: string;
    tags: Tag[];
    anchor: string;
    data: string;
    signature: string;
  };
  assignment: { tags: Tag[] };
}

interface TestMessage {
  data?: string | Uint8Array;
  tags?: Readonly<Record<string, string>>;
  anchor?: string;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** The log of one process, signed for real, as scheduler unit, compute unit and gateway show it. */
export class TestLedger {
  readonly nodes: TestNode[] = [];
  readonly results = new Map<string, unknown>();
  readonly stored = new Map<string, { data: Uint8Array; anchor: Uint8Array; bytes: Uint8Array }>();
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  /** Answers in place of the units, by path. */
  readonly answers = new Map<string, () => Response>();
  pageSize = 100;

  get process(): string {
    return this.nodes[0]?.message.id ?? '';
  }

  /** Adds a message that a key signed; the first one is the spawn. */
  async add(signer: DataItemSigner, { data = '', tags = {}, anchor }: TestMessage = {}): Promise<TestNode> {
    const isSpawn = this.nodes.length === 0;
    const { bytes } = await createDataItem(
      {
        data,
        tags: tagsOf({ Type: isSpawn ? 'Process' : 'Message', ...tags }),
        ...(!isSpawn && { target: this.process }),
        ...(anchor && { anchor }),
      },
      signer,
    );
    return this.take(bytes);
  }

  /** Adds a message that is signed already; the first one is the spawn. */
  async take(bytes: Uint8Array): Promise<TestNode> {
    const item = await parseDataItem(bytes);
    const isSpawn = this.nodes.length === 0;
    const nonce = this.nodes.length;
    const node = {
      message: {
        id: item.id as string,
        owner: { address: item.address as string, key: toBase64Url(item.owner) },
        target: item.target,
        tags: [...item.tags],
        anchor: text(item.anchor),
        data: text(item.data),
        signature: toBase64Url(item.signature),
      },
      assignment: {
        tags: tagsOf({
          Process: isSpawn ? item.id : this.process,
          Message: item.id,
          Nonce: String(nonce),
          Timestamp: String(1_700_000_000_000 + nonce * 1000),
          'Block-Height': String(1_300_000 + nonce),
          'Hash-Chain': `chain-${nonce}`,
        }),
      },
    };
    this.nodes.push(node);
    this.stored.set(item.id, { data: item.data, anchor: item.anchor, bytes });
    return node;
  }

  /** Answers as the units do. */
  readonly fetch = async (input: string | URL | Request): Promise<Response> => {
    const url = new URL(String(input));
    const path = `${url.host.split('.')[0]}${url.pathname}`;
    this.asked.push(`${path}${url.search}`);
    const ofNode = path.startsWith('node/') ? path.slice('node/'.length) : undefined;
    if (ofNode !== undefined) return this.#answerOfNode(ofNode, url.searchParams);
    return this.answers.get(path)?.() ?? this.#answer(path, url.searchParams);
  };

  #answer(path: string, query: URLSearchParams): Response {
    const [unit, first = '', second = ''] = path.split('/');
    if (unit === 'su' && query.has('process-id')) {
      const node = this.nodes.find(({ message }) => message.id === first);
      return node ? Response.json(node) : new Response('', { status: 404 });
    }
    if (unit === 'su' && first === this.process) return Response.json(this.#page(Number(query.get('from'))));
    if (unit === 'cu' && first === 'results' && second === this.process) {
      const last = this.nodes.at(-1)?.message.id ?? '';
      return Response.json({ pageInfo: {}, edges: [{ cursor: last, node: {} }] });
    }
    if (unit === 'cu' && first === 'result' && this.results.has(second))
      return Response.json(this.results.get(second));
    const stored = this.stored.get(second);
    if (unit === 'gateway' && first === 'raw' && stored) return new Response(new Uint8Array(stored.data));
    if (unit === 'gateway' && first === 'tx' && stored)
      return Response.json({ last_tx: toBase64Url(stored.anchor) });
    return new Response('', { status: 404 });
  }

  /** Answers as a HyperBEAM node does: both ends of a part are included, and the page of a failure is no JSON. */
  #answerOfNode(path: string, query: URLSearchParams): Response {
    const stored = this.stored.get(path);
    if (stored) return new Response(new Uint8Array(stored.bytes));
    if (path === '~scheduler@1.0/schedule' && query.get('target') === this.process) {
      const part = this.nodes.slice(Number(query.get('from')), Number(query.get('to')) + 1);
      const edges = part.map((node) => ({ cursor: 0, node: listedByNode(node) }));
      return Response.json({ edges, page_info: { has_next_page: false } });
    }
    const [process, asked = ''] = path.split('~process@1.0/');
    const slot = /^compute=(\d+)\/results\/json\/body$/.exec(asked)?.[1];
    if (process === this.process && asked === 'slot/current') return new Response(`${this.nodes.length - 1}`);
    const result = this.results.get(this.nodes[Number(slot)]?.message.id ?? '');
    if (process === this.process && result) return Response.json(result);
    return new Response('<html>', { status: process === this.process ? 404 : 500 });
  }

  #page(from: number) {
    const nodes = this.nodes.slice(from, from + this.pageSize);
    return {
      page_info: { has_next_page: from + nodes.length < this.nodes.length },
      edges: nodes.map((node) => ({ cursor: 'any', node })),
    };
  }
}

/** Returns an entry as a HyperBEAM node lists it: its assignment names no message. */
function listedByNode({ message, assignment }: TestNode) {
  const { id, owner, target, tags, anchor, data, signature } = message;
  return {
    assignment: {
      Tags: assignment.tags
        .filter(({ name }) => name !== 'Message')
        .map(({ name, value }) => ({ name: name === 'Nonce' ? 'Slot' : name, value })),
    },
    message: {
      Id: id,
      Owner: owner.address,
      PublicKey: owner.key,
      Target: target,
      Tags: tags.map(({ name, value }) => (name === 'execution-device' ? { value } : { name, value })),
      Anchor: anchor,
      Data: data,
      Signature: signature,
    },
  };
}
