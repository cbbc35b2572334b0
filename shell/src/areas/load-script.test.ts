import { loadScript } from './load-script';

const onLate = jest.fn();
const load = (integrity: string | undefined) =>
  loadScript({
    area: 'game',
    url: 'https://app.example/areas/game/area.js',
    integrity,
    files: { 'worker.js': 'sha256-abc' },
    timeoutMs: 1000,
    onLate,
  });

test.each([[undefined], ['']])('a script whose hash is %j never gets a tag', async (integrity) => {
  await expect(load(integrity)).rejects.toMatchObject({ code: 'area.corrupt', params: { area: 'game' } });
  expect(document.querySelector('script')).toBeNull();
});

test('a script with a hash carries it, and leaves no tag when it fails', async () => {
  const integrity = `sha256-${'A'.repeat(43)}=`;
  const failure = load(integrity).catch((error: unknown) => error);
  const script = document.querySelector('script');
  expect(script).toMatchObject({ integrity, crossOrigin: 'anonymous' });
  expect(JSON.parse(script?.dataset.files ?? '')).toEqual({ 'worker.js': 'sha256-abc' });
  script?.dispatchEvent(new Event('error'));
  expect(await failure).toMatchObject({ code: 'area.unreachable' });
  expect(document.querySelector('script')).toBeNull();
});

test('a script that runs after its time is told of, since its attempt has failed', async () => {
  jest.useFakeTimers();
  const failure = load(`sha256-${'A'.repeat(43)}=`).catch((error: unknown) => error);
  const script = document.querySelector('script');
  jest.advanceTimersByTime(1000);
  expect(await failure).toMatchObject({ code: 'area.timed-out' });
  expect(onLate).not.toHaveBeenCalled();
  script?.dispatchEvent(new Event('load'));
  expect(onLate).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
