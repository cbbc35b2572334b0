import { LiveProcess } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { stateTextLua } from '../../common/testing/state-text';
import { EventUnderTest } from './event-under-test';
import { startRabbit } from './live-rabbit';
import { playFirstHalf, playSecondHalf } from './upgrade-game';

/** The recorded versions of the state of an event. */
export const rabbitStates = recordedStates('rabbit');

/** Starts the rabbit process with the code that was released with a version of the state. */
export function startRelease(version: number): Promise<LiveProcess> {
  return LiveProcess.start({ source: rabbitStates.code(version), state: 'RabbitState' });
}

/** Returns the shape of the state as it is. */
export function shapeOf(rabbit: LiveProcess): Promise<string> {
  const maps = ['rabbitByAddress', 'rabbitByNickname'];
  return rabbit.evaluateLua(`${stateShapeLua('RabbitState', maps)} return stateShape()`);
}

/**
 * Returns the whole state as one text, without what depends on the way to it: the links of the board's trees (its order
 * shows in the replies), the order of the claims that a rabbit gave, the ids of messages, and the numbers that a queue gives
 * its entries.
 */
export async function comparableState(rabbit: LiveProcess): Promise<string> {
  return rabbit.evaluateLua(`
    Compared = ao.clone(RabbitState)
    Compared.board, Compared.players.place, Compared.actIds = nil, nil, nil
    local beside = Compared.claims.beside
    for rabbit, gift in ipairs(Compared.players.gift) do
      local gifts = {}
      while gift do
        table.insert(gifts, gift)
        gift, beside[gift] = beside[gift], false
      end
      table.sort(gifts)
      Compared.players.gift[rabbit] = gifts
    end
    Compared.settling = table.move(Compared.settling.jobs, Compared.settling.first, Compared.settling.last, 1, {})
    ${stateTextLua('Compared')}
    local text = stateText()
    Compared = nil
    return text`);
}

/** Plays a whole game on the code of this tree. Returns the version and the shape that its state has then. */
export async function shapeOfToday(): Promise<VersionedShape> {
  const event = await EventUnderTest.start(startRabbit());
  try {
    await playSecondHalf(event, await playFirstHalf(event));
    const version = Number(await event.rabbit.evaluateLua('return RabbitState.version'));
    return { version, shape: await shapeOf(event.rabbit) };
  } finally {
    await event.stop();
  }
}
