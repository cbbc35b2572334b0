import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { AosResult, AosTag } from '../../aos';
import type { ProcessPlace } from '../client';
import type { LiveProcess } from './live-process';

/** The tags of the message by which a process published something on a real node, in their order, without the keys. */
const envelope = ['Data-Protocol', 'Variant', 'Type', 'Reference', 'device'];

/** The keys of a process as a node has them, by what it published. */
export class PublishedKeys {
  readonly values = new Map<string, string>();
  /** The keys of each message that published something, without those that it withdrew. */
  readonly messages: string[][] = [];
  /** Keys that were withdrawn, since their texts had to wait. */
  readonly withdrawn: string[] = [];
  /** Keys that were published again with what they had. */
  readonly repeated: string[] = [];

  /** @returns true when something was published */
  take({ Messages }: AosResult): boolean {
    const patches = Messages.filter(({ Tags }) => Tags.some(({ value }) => value === 'patch@1.0'));
    expect(patches.length).toBeLessThan(2);
    for (const { Target, Data, Tags } of patches) {
      expect([Target, Data]).toEqual(['', undefined]);
      expect(Tags.slice(0, envelope.length).map(({ name }) => name)).toEqual(envelope);
      const parts = Tags.slice(envelope.length);
      const isWithdrawn = ({ value }: AosTag) => JSON.parse(value).is === null;
      this.messages.push(parts.filter((part) => !isWithdrawn(part)).map(({ name }) => name));
      this.withdrawn.push(...parts.filter(isWithdrawn).map(({ name }) => name));
      for (const { name, value } of parts) {
        const before = this.values.get(name);
        if (before && JSON.stringify(JSON.parse(before).is) === JSON.stringify(JSON.parse(value).is))
          this.repeated.push(name);
        this.values.set(name, value);
      }
    }
    return patches.length > 0;
  }

  /** Takes what each message to a process publishes. Returns the function that ends that. */
  takeAllOf(live: LiveProcess): () => void {
    const { evaluate } = live;
    live.evaluate = async (letter) => {
      const result = await evaluate.call(live, letter);
      this.take(result);
      return result;
    };
    return () => Object.assign(live, { evaluate });
  }

  /** A client that reads what was published; questions that need a dry run are counted. */
  readerOf({ ao, process }: ProcessPlace): { place: ProcessPlace; asked: { dryRuns: number } } {
    const asked = { dryRuns: 0 };
    const reader: AoClient = {
      ...ao,
      read: (...question) => {
        asked.dryRuns += 1;
        return ao.read(...question);
      },
      published: async (_, names) => {
        const texts = names.flatMap((name) => this.values.get(name) ?? []);
        return texts.length === names.length ? texts : undefined;
      },
    };
    return { place: { ao: reader, process }, asked };
  }
}
