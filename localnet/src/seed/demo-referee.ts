import {
  openRound,
  openSeason,
  type ProcessPlace,
  type ProcessSendOptions,
  setSource,
} from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import type { DemoNetwork } from './demo-event';
import { launchProcess } from './launch-process';
import { seedReason } from './seed-reason';

const board = 'game-garden-party';
const dayMs = 24 * 3_600_000;

/** Points of a confirmed colour. */
const colourPoints = 10;

/**
 * A process that sends the community points for new colours. Its owner reports to it how many colours people have, and whether
 * they are people by the event.
 * It remembers what it sent, so the owner can report the same again.
 */
const refereeLua = (community: ProcessId) => `
  Colours, Batch = Colours or {}, Batch or 0
  Handlers.add('Seen', 'Seen', function(msg)
    assert(msg.From == Owner, 'only its owner tells it')
    local json = require('json')
    local entries = {}
    for _, row in ipairs(json.decode(msg.Data)) do
      local more = row.colours - (Colours[row.address] or 0)
      if more > 0 then
        Colours[row.address] = row.colours
        table.insert(entries, {
          address = row.address, points = more * ${colourPoints}, kind = 'rainbow', why = 'Demo Garden Party',
          isPerson = row.isPerson,
        })
      end
    end
    if #entries == 0 then return end
    Batch = Batch + 1
    ao.send({ Target = '${community}', Action = 'Points', Data = json.encode({ batch = Batch, entries = entries }) })
  end)`;

/** Makes the process by which the demo event gives points while it goes on, and a league with a round that counts them. */
export async function createDemoReferee(
  operator: Actor,
  community: ProcessPlace,
  { module, authority }: DemoNetwork,
): Promise<ProcessId> {
  const source = refereeLua(community.process);
  const process = await launchProcess(operator, { module, authority, name: 'referee-demo', source });
  const options: ProcessSendOptions = { signer: operator.signer };
  const game = { process, kind: 'game' as const, board, title: 'Demo Garden Party', on: true };
  await setSource(community, { ...game, reason: seedReason }, options);
  const startsAt = Date.now();
  const season = { title: 'Demo season', startsAt, endsAt: startsAt + 60 * dayMs, best: 3 };
  await openSeason(community, { ...season, reason: seedReason }, options);
  const round = { kind: 'challenge' as const, ref: board, title: 'Demo Garden Party' };
  await openRound(
    community,
    { ...round, startsAt, endsAt: startsAt + 14 * dayMs, reason: seedReason },
    options,
  );
  return process;
}
