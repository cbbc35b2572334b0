import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LiveProcess } from '../../common/testing/live-process';
import { stateShapeLua } from '../../common/testing/state-shape';
import { stateTextLua } from '../../common/testing/state-text';
import { EventUnderTest } from './event-under-test';
import { startRabbit } from './live-rabbit';
import { playFirstHalf, playSecondHalf } from './upgrade-game';

const folder = fileURLToPath(new URL('../releases', import.meta.url));

/** Path of the code that was released with a version of the state. */
export const releasedCode = (version: number): string => `${folder}/${version}.lua`;

/** Path of the shape that a version of the state has. */
export const releasedShape = (version: number): string => `${folder}/${version}.shape.txt`;

/** Returns every recorded version of the state, the oldest first. */
export function releasedVersions(): number[] {
  return readdirSync(folder)
    .flatMap((file) => /^(\d+)\.lua$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Starts the rabbit process with the code that was released with a version of the state. */
export function startRelease(version: number): Promise<LiveProcess> {
  return LiveProcess.start({ source: readFileSync(releasedCode(version), 'utf8'), state: 'RabbitState' });
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
export async function shapeOfToday(): Promise<{ version: number; shape: string }> {
  const event = await EventUnderTest.start(startRabbit());
  try {
    await playSecondHalf(event, await playFirstHalf(event));
    const version = Number(await event.rabbit.evaluateLua('return RabbitState.version'));
    return { version, shape: await shapeOf(event.rabbit) };
  } finally {
    await event.stop();
  }
}

/** Returns the problem when a version of the state is not recorded or has another shape than recorded. */
export function unrecordedChange({ version, shape }: { version: number; shape: string }): string | undefined {
  if (!(existsSync(releasedShape(version)) && existsSync(releasedCode(version)))) {
    return `State version ${version} is not recorded: run processes/rabbit/testing/record-release.ts.`;
  }
  const recorded = readFileSync(releasedShape(version), 'utf8').split('\n');
  const now = shape.split('\n');
  const added = now.filter((line) => !recorded.includes(line)).map((line) => `\n+ ${line}`);
  const removed = recorded.filter((line) => !now.includes(line)).map((line) => `\n- ${line}`);
  if (added.length + removed.length === 0) return undefined;
  return `The state has another shape than version ${version}: raise \`version\` in processes/rabbit/src/state.lua.${[...added, ...removed].join('')}`;
}
