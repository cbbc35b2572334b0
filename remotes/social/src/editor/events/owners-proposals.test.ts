import type { AnnouncedEvent } from '@rainbow-rabbit/processes/community/client';
import { quietEvent } from '@rainbow-rabbit/processes/rabbit/testing/event-info';
import type { AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { firstFactsOf, readOwnersProposals } from './owners-proposals';

const [community, rose, silent] = ['C', 'R', 'S'].map((letter) => letter.repeat(43) as ProcessId);
const [owner, helper, stranger] = ['O', 'H', 'X'].map((letter) => letter.repeat(43) as Address);

const proposal = (process: ProcessId | undefined, by: Address | undefined) =>
  ({ city: 'ph', process, slug: 'rose', name: 'Rose', startsAt: 1, endsAt: 2, by }) as AnnouncedEvent;

function answer({ process }: AoMessage, events: readonly AnnouncedEvent[]): AoResult {
  const reply = (action: string, data: object) => ({
    Messages: [{ Target: 'x', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) }],
  });
  if (process === community) return reply('ProposedEvents', { events, at: 1 });
  if (process === rose)
    return reply(
      'Info',
      quietEvent({ staff: [owner as Address, helper as Address], name: 'Rose', startsAt: 5 }),
    );
  return { Error: 'rr:message.unknown-action', Messages: [] };
}

it('leaves out what was not proposed by the owner whom the event names', async () => {
  const own = proposal(rose, owner);
  const events = [proposal(rose, stranger), proposal(silent, owner), own, proposal(rose, helper)];
  const ao = memoryAo({ read: async (message) => answer(message, events) });
  expect(await readOwnersProposals({ ao, process: community as ProcessId }, 'ph')).toEqual([own]);
});

it('begins a form with what the process of a link says itself, and with its id alone where it is no event', async () => {
  const place = {
    ao: memoryAo({ read: async (message) => answer(message, []) }),
    process: community as ProcessId,
  };
  const facts = { name: 'Rose', startsAt: 5, endsAt: undefined };
  expect(await firstFactsOf(place, rose as ProcessId)).toMatchObject({ process: rose, ...facts });
  expect(await firstFactsOf(place, silent as ProcessId)).toEqual({ process: silent });
});
