import { processSource, recordedCodes } from '../../aos';
import { type Letter, type LiveProcess, restartMessageIds } from './live-process';
import { earlierSource, type PlantedState, plantState, sourceWithMigration } from './planted-state';
import { stateShapeLua } from './state-shape';

/** A life of a process, in two parts. */
export interface LifeOfProcess<Life, Begun> {
  /** The process's folder. */
  process: string;
  /** The global that holds its state. */
  state: string;
  /** Parts that are still empty between the two parts of the life, and a column that isn't. */
  planted: PlantedState;
  start(source: string): Promise<Life>;
  processOf(life: Life): LiveProcess;
  begin(life: Life): Promise<Begun>;
  goOn(life: Life, begun: Begun): Promise<unknown>;
  /** Reads of what the first part leaves, by their actions and data. */
  reads: readonly (readonly [action: string, data: object])[];
  letter(life: Life, action: string, data: object): Letter;
}

/** The state of a process after each part of its life, and the paths of all its values with their types at the end. */
interface LivedThrough {
  middle: string;
  end: string;
  shape: string;
}

/**
 * Tests that a running process goes on under today's code: one of a planted earlier version of the state like a process that
 * always had today's code, and one of each recorded release.
 */
export function testUpgrade<Life, Begun>(tested: LifeOfProcess<Life, Begun>): void {
  const { process, state, planted } = tested;

  /** Returns the replies to the reads, or the codes that they are refused with, without the state's version. */
  async function replies(life: Life): Promise<unknown[]> {
    const found: unknown[] = [];
    for (const [action, data] of tested.reads) {
      const outcome = await tested.processOf(life).read(tested.letter(life, action, data));
      if (!outcome.ok) found.push([action, outcome.code]);
      else found.push([action, { ...(outcome.data as object), version: undefined }]);
    }
    return found;
  }

  /** Lives a life that gets other code between its parts; returns what became of the state. */
  async function liveThrough(
    source: string,
    upgrade: (live: LiveProcess) => Promise<unknown>,
  ): Promise<LivedThrough> {
    restartMessageIds();
    const life = await tested.start(source);
    const live = tested.processOf(life);
    try {
      const begun = await tested.begin(life);
      const before = await replies(life);
      await upgrade(live);
      // newer code may say more
      expect(await replies(life)).toMatchObject(before);
      const middle = await live.stateText();
      await tested.goOn(life, begun);
      const shape = await live.evaluateLua(`${stateShapeLua(state)} return stateShape()`);
      return { middle, end: await live.stateText(), shape };
    } finally {
      await live.stop();
    }
  }

  it(`a ${process} process of an earlier version gets today’s code and goes on as if it always had it`, async () => {
    const always = await liveThrough(processSource(process), () => Promise.resolve());
    const upgraded = await liveThrough(earlierSource(process), async (live) => {
      await plantState(live, state, planted);
      await live.evaluateLua(sourceWithMigration(process, planted));
    });
    expect(upgraded.middle).toBe(always.middle);
    expect(upgraded.end).toBe(always.end);
  });

  for (const { version, code } of recordedCodes(process)) {
    it(`a ${process} process of release ${version} keeps all that it knows under today’s code, and lives on`, async () => {
      const always = await liveThrough(processSource(process), () => Promise.resolve());
      const upgraded = await liveThrough(code, (live) => live.evaluateLua(processSource(process)));
      // else the change needs another version of the state, or its migration more
      expect(upgraded.shape).toBe(always.shape);
    });
  }
}
