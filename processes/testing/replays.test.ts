import { fileURLToPath } from 'node:url';
import { actionFields } from '../generate/from-lua/lua-fields';
import { lives } from './lives';
import { Replays } from './replays';

jest.setTimeout(600_000);

/** Returns the actions of a process of which no message was accepted. */
async function untriedOf(folder: string, { accepted }: Replays): Promise<string[]> {
  const fields = await actionFields(fileURLToPath(new URL(`../${folder}`, import.meta.url)));
  return [...fields.keys()].filter((action) => !accepted.has(action));
}

it.each(Object.entries(lives))(
  'no message to a process of %s does anything when it comes again',
  async (folder, life) => {
    const { state, openToAnybody, untried = [], start } = life;
    const { live, run, stop } = await start();
    const replays = new Replays(live, state, openToAnybody);
    await run();
    await replays.deliverLater();
    const found = { faults: replays.faults, untried: await untriedOf(folder, replays) };
    await stop();
    expect(found).toEqual({ faults: [], untried });
  },
);
