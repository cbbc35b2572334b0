import type { AosResult } from '../../aos';
import { type LiveProcess, toTags } from '../../common/testing/live-process';
import { conversation } from './conversation';

/** The answer of a token to one message: the messages it sends, or that it failed. */
export type TokenAnswer = { sent: readonly SentMessage[] } | { failed: true };

interface SentMessage {
  target: string;
  tags: Readonly<Record<string, string>>;
  /** Only where it is a value. */
  data?: unknown;
}

/** Tags of the network's protocol, and aos's own count of messages. */
const notCompared = new Set(['Data-Protocol', 'Variant', 'Type', 'Reference']);

/** Returns the compared value of the data of an answer, by its action; other data is words for a terminal. */
const valueOf: Readonly<Record<string, (data: string) => unknown>> = {
  Balance: (data) => data,
  'Total-Supply': (data) => data,
  // The blueprint lists addresses that have nothing too, if they ever tried to send some.
  Balances: (data) =>
    Object.fromEntries(
      Object.entries(JSON.parse(data) as Record<string, string>)
        .filter(([, balance]) => balance !== '0')
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
};

/** Says the whole conversation to a token; returns its answers by the letters' names. */
export async function answersOf(token: LiveProcess): Promise<Record<string, TokenAnswer>> {
  const answers: Record<string, TokenAnswer> = {};
  for (const [index, { name, from, tags }] of conversation.entries()) {
    const { Action: action = '', ...others } = tags;
    const result = await token.evaluate({
      from,
      action,
      data: '',
      at: 1_000_000 + index,
      block: 1,
      tags: toTags(others),
      // The id shows in errors.
      id: String(index + 1).padStart(43, 'm'),
    });
    answers[name] = answerOf(result, valueOf[action]);
  }
  return answers;
}

function answerOf({ Error: error, Messages }: AosResult, value?: (data: string) => unknown): TokenAnswer {
  if (error) return { failed: true };
  const sent = Messages.map(({ Target, Tags, Data }) => ({
    target: Target,
    tags: Object.fromEntries(
      Tags.filter(({ name }) => !notCompared.has(name))
        .map(({ name, value }) => [name, value] as const)
        .sort(([one], [other]) => one.localeCompare(other, 'en')),
    ),
    ...(value && { data: value(Data ?? '') }),
  }));
  return { sent };
}
