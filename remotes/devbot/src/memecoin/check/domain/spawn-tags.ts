import type { Tag } from '@rainbow-rabbit/shared/arweave';
import { tokenKindTag } from '../../../bot/token-kind-tag';

/** The tags that say to the network and to aos what a process is: each once, written so. */
const meaningful = ['Data-Protocol', 'Variant', 'Type', 'Module', 'Scheduler', 'Authority', 'On-Boot'];

/** The tags that only describe a process or its wallet. */
const descriptive = [
  'Name',
  'Ticker',
  'Logo',
  tokenKindTag,
  'Signing-Client',
  'Signing-Client-Version',
  'SDK',
  'App-Name',
  'App-Version',
];

/** The values that a launch gives. `On-Boot` may also name other code than the spawn's own. */
const values: Readonly<Record<string, string>> = {
  'data-protocol': 'ao',
  variant: 'ao.TN.1',
  type: 'Process',
  'on-boot': 'Data',
};

const spelling = new Map([...meaningful, ...descriptive].map((name) => [name.toLowerCase(), name]));

/** Fields of a message that aos would take from a tag, and tags that make a process act by itself. */
const harmful =
  /^(?:from-process|from|owner|id|target|timestamp|block-height|nonce|epoch|hash-chain|read-only|data|tags|tagarray|cron.*|action|forwarded-.*|pushed-for)$/;

/** The tags of a spawn that a launch doesn't give: those that could change the process, and those whose effect isn't known. */
export interface OddTags {
  harmful: readonly string[];
  unknown: readonly string[];
}

/** Returns the names of the odd tags of a spawn. An authority that is there twice is a matter of its own line. */
export function oddTags(tags: readonly Tag[]): OddTags {
  const seen = new Set<string>();
  const odd = { harmful: [] as string[], unknown: [] as string[] };
  for (const { name, value } of tags) {
    const lower = name.toLowerCase().replaceAll('_', '-');
    const known = spelling.get(lower);
    const isTwice = seen.has(lower) && lower !== 'authority' && !descriptive.includes(known ?? '');
    seen.add(lower);
    const isOther = known !== undefined && (known !== name || (values[lower] ?? value) !== value);
    if (isTwice || isOther || harmful.test(lower)) odd.harmful.push(name);
    else if (known === undefined) odd.unknown.push(name);
  }
  for (const name of meaningful) if (!seen.has(name.toLowerCase())) odd.harmful.push(name);
  return odd;
}

/** Returns the values of the tags of a name, in whatever spelling. */
export const valuesOf = (tags: readonly Tag[], name: string): string[] =>
  tags.filter((tag) => tag.name.toLowerCase() === name.toLowerCase()).map(({ value }) => value);
