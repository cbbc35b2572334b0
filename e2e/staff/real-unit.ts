import { owner } from '../../processes/common/testing/live-process';
import type { EventUnderTest } from '../../processes/rabbit/testing/event-under-test';
import type { AoClient, AoMessage, AoResult } from '../../shared/src/ao';
import { AppError } from '../../shared/src/errors';
import { memoryAo } from '../../shared/src/testing';

function resultOf(outcome: Awaited<ReturnType<EventUnderTest['live']['send']>>): AoResult {
  if (!outcome.ok) return { Error: outcome.error, Messages: [] };
  const { target: Target, action, data } = outcome;
  return { Messages: [{ Target, Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) }] };
}

/** Returns the client of a unit in front of an event's real process. */
export function realUnit(event: EventUnderTest): AoClient {
  const letterOf = (from: string, { tags, data = '{}' }: AoMessage) =>
    event.letter(from, tags.find(({ name }) => name === 'Action')?.value ?? '', JSON.parse(data));
  return memoryAo({
    answer: async (message, from = '') => resultOf(await event.live.send(letterOf(from, message))),
    read: async (message) => resultOf(await event.live.read(letterOf(owner, message))),
  });
}

/** Returns the same client; every other answer to a message is lost while `losesAnswers` says so, though the message has arrived. */
export function losingUnit(event: EventUnderTest, losesAnswers: () => boolean): AoClient {
  const ao = realUnit(event);
  let answers = 0;
  return {
    ...ao,
    async result(...asked) {
      const result = await ao.result(...asked);
      answers += 1;
      if (losesAnswers() && answers % 2 === 1) throw new AppError('ao.timeout', { retryable: true });
      return result;
    },
  };
}
