import { readCommand } from './options';
import { demoPlayers } from './seed/demo-players';
import { endAll, runNetwork, spawnNetwork, withTestKeys } from './testing/network-process';
import { temporaryFolder } from './testing/temporary-folder';

const folder = temporaryFolder();
afterEach(() => endAll());

describe('the arguments', () => {
  const usual = { ao: 'legacy', seed: true, relay: true, communities: true, arcade: true, contest: true };

  it('are read', () => {
    expect(readCommand(['--app', 'dist/app', '--port', '0', '--memory'])).toEqual({
      kind: 'start',
      options: {
        app: 'dist/app',
        port: 0,
        memory: true,
        ...usual,
      },
    });
    expect(readCommand(['--quota', '500M'])).toEqual({
      kind: 'start',
      options: {
        quotaBytes: 500 * 1024 ** 2,
        ...usual,
      },
    });
    expect(readCommand(['--ao', 'hyperbeam'])).toMatchObject({ options: { ao: 'hyperbeam' } });
    expect(readCommand(['--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [['--port', 'x']],
    [['--ao', 'other']],
    [['--quota', '8']],
    [['--quota', '1K']],
    [['--port', '70000']],
    [['--unknown']],
    [['stray']],
  ])('are rejected when they are %j', (args) => {
    expect(readCommand(args)).toMatchObject({ kind: 'mistake', message: expect.any(String) });
  });
});

describe('the command line', () => {
  it('runs the demo event until a signal stops it, the same event at the next start, and prints no key', async () => {
    const people = demoPlayers.map(({ nickname }) => `player-${nickname.toLowerCase()}`);
    const data = await withTestKeys(folder(), 'operator', ...people);
    const seeded = async (url: string) => {
      const { events, community, relay, processes } = await (await fetch(`${url}network.json`)).json();
      return { events, community, relay, processes };
    };
    const first = await runNetwork('--data', data);
    const before = await seeded(first.url);
    const process = expect.stringMatching(/^[\w-]{43}$/);
    expect(before).toMatchObject({
      events: [{ slug: 'demo', process }],
      community: process,
      relay: { broker: ['mqtt'], key: expect.stringMatching(/^B[\w-]{86}$/) },
      processes: { arcade: process, minibuild: process },
    });
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.output()).toMatch(
      /^Rainbow Rabbit is starting\nRainbow Rabbit runs at http:\/\/127\.0\.0\.1:\d+\/\n$/,
    );

    const second = await runNetwork('--data', data);
    expect(await seeded(second.url)).toEqual(before);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('stops without an error on a signal as soon as it has said that it is starting', async () => {
    const network = spawnNetwork('--data', folder());
    await network.says(/is starting/);
    expect(await network.end('SIGTERM')).toBe(0);
  });

  it('prints the reason why it can not start', async () => {
    await expect(runNetwork('--data', '/dev/null')).rejects.toThrow('can not start');
  });
});
