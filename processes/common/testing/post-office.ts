import type { AosOutgoing, AosResult } from '../../aos';
import { addressOf } from './addresses';
import { authority, type Letter, LiveProcess, type ProcessUnderTest, toTags } from './live-process';

/** A message that one process sent to another. */
export interface Post {
  from: string;
  to: string;
  message: AosOutgoing;
  at: number;
  block: number;
}

/** A message that was handed over, and what its evaluation gave. */
export interface Delivery {
  post: Post;
  result: AosResult;
}

/** Everything that followed from one message. */
export interface Posted {
  result: AosResult;
  /** The messages to other processes, in the order in which they were handed over. */
  deliveries: Delivery[];
}

/** Messages that may follow from one; two processes that answer each other would go on for ever. */
const mostDeliveries = 500;

const tagOf = ({ Tags }: AosOutgoing, name: string) => Tags.find((tag) => tag.name === name)?.value;

/**
 * Several processes on the real aos module that send messages to one another, as a message unit hands them over. Messages to
 * people stay in the results.
 */
export class PostOffice<Name extends string> {
  /** Returns the times that a message is handed over: `[post]` once, `[]` never, `[post, post]` twice. Default: once. */
  carry: (post: Post) => readonly Post[] = (post) => [post];

  readonly #processes: Readonly<Record<Name, LiveProcess>>;
  readonly #byId: ReadonlyMap<string, LiveProcess>;

  private constructor(processes: Record<Name, LiveProcess>) {
    this.#processes = processes;
    const names = Object.keys(processes) as Name[];
    this.#byId = new Map(names.map((name) => [PostOffice.idOf(name), processes[name]]));
  }

  /** Returns the id of the process with a name. */
  static idOf(name: string): string {
    return addressOf(`process ${name}`);
  }

  /** Starts processes by their names. */
  static async open<Name extends string>(
    tested: Readonly<Record<Name, ProcessUnderTest>>,
  ): Promise<PostOffice<Name>> {
    const entries = Object.entries<ProcessUnderTest>(tested);
    const started = await Promise.all(
      entries.map(async ([name, one]) => [
        name,
        await LiveProcess.start({ ...one, id: PostOffice.idOf(name) }),
      ]),
    );
    return new PostOffice(Object.fromEntries(started) as Record<Name, LiveProcess>);
  }

  /** Returns the process with a name, to read from it and to look into its state. */
  process(name: Name): LiveProcess {
    return this.#processes[name];
  }

  /** Sends a message of a person to a process, and hands over everything that follows. */
  async send(name: Name, letter: Letter): Promise<Posted> {
    const result = await this.#processes[name].evaluate(letter);
    const waiting = this.#postsOf(PostOffice.idOf(name), result, letter);
    return { result, deliveries: await this.#handOver(waiting) };
  }

  /** Hands over messages that were held back, and everything that follows. */
  deliver(...posts: readonly Post[]): Promise<Delivery[]> {
    return this.#handOver([...posts]);
  }

  /** Restores the states that the processes started with. */
  async reset(): Promise<void> {
    await Promise.all([...this.#byId.values()].map((live) => live.reset()));
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#byId.values()].map((live) => live.stop()));
  }

  #postsOf(from: string, result: AosResult, { at, block }: Pick<Post, 'at' | 'block'>): Post[] {
    return result.Messages.filter(({ Target }) => this.#byId.has(Target))
      .map((message) => ({ from, to: message.Target, message, at, block }))
      .flatMap((post) => this.carry(post));
  }

  async #handOver(waiting: Post[]): Promise<Delivery[]> {
    const deliveries: Delivery[] = [];
    for (let post = waiting.shift(); post; post = waiting.shift()) {
      if (deliveries.length === mostDeliveries) throw new Error('The processes answer each other for ever');
      const result = await this.#processOf(post).evaluate(letterOf(post));
      deliveries.push({ post, result });
      waiting.push(...this.#postsOf(post.to, result, post));
    }
    return deliveries;
  }

  #processOf({ to }: Post): LiveProcess {
    const live = this.#byId.get(to);
    if (!live) throw new Error(`No process has the id ${to}`);
    return live;
  }
}

/** The tags that a node writes itself. */
const ofNode = new Set(['Action', 'Data-Protocol', 'Variant', 'Type', 'From-Process']);

/**
 * Returns a letter of a process as its receiver gets it of a HyperBEAM node, signed by the network's authority
 * (docs/decisions/098-exactly-once.md). A legacy message unit adds `Pushed-For`, which no process reads.
 */
export function asOfProcess(letter: Letter): Letter {
  const given = {
    'Data-Protocol': 'ao',
    Variant: 'ao.N.1',
    Type: 'Message',
    'From-Authority': authority,
    'From-Process': letter.from,
    'From-Scheduler': authority,
  };
  return { ...letter, owner: authority, tags: [...(letter.tags ?? []), ...toTags(given)] };
}

function letterOf({ from, message, at, block }: Post): Letter {
  const tags = message.Tags.filter(({ name }) => !ofNode.has(name));
  return asOfProcess({
    from,
    action: tagOf(message, 'Action') ?? '',
    data: message.Data ?? '',
    at,
    block,
    tags,
  });
}
