import * as v from 'valibot';
import type { PublishedReply } from '../../common/client';
import { phaseAt } from './domain';
import { contestSchema } from './replies/contest';

/*
 * The parts that the process publishes of its front page (docs/minibuild-protocol.md); the schema of the reply judges what comes of them.
 */

const { times } = contestSchema.entries.facts.wrapped.entries;
const partSchema = v.looseObject({
  isOpen: v.boolean(),
  publishedAt: v.optional(v.number()),
  languages: v.array(v.string()),
  times: v.optional(times),
  facts: v.nullable(v.looseObject({ original: v.string() })),
});

/** The reply to `Contest`, with the texts in a language if there are some. */
export const publishedContest =
  (language?: string): PublishedReply =>
  async (ask) => {
    const [contest, counts] = await ask('contest', 'counts');
    const { times, facts, ...own } = v.parse(partSchema, contest);
    const shown = [language, facts?.original].find((tag) => tag !== undefined && own.languages.includes(tag));
    const [texts] = shown ? await ask(`texts-${shown}`) : [];
    return {
      ...own,
      phase: phaseAt(times, Date.now(), own),
      ...(facts && { facts: { ...facts, times } }),
      ...(texts !== undefined && { texts }),
      counts,
    };
  };
