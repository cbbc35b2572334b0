import { loadScript } from './load-script';

const load = (integrity: string | undefined) =>
  loadScript({ area: 'game', url: 'https://app.example/areas/game/area.js', integrity, timeoutMs: 1000 });

test.each([[undefined], ['']])('a script whose hash is %j never gets a tag', async (integrity) => {
  await expect(load(integrity)).rejects.toMatchObject({ code: 'area.corrupt', params: { area: 'game' } });
  expect(document.querySelector('script')).toBeNull();
});

test('a script with a hash carries it, and leaves no tag when it fails', async () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const failure = load(integrity).catch((error: unknown) => error);
  const script = document.querySelector('script');
  expect(script).toMatchObject({ integrity, crossOrigin: 'anonymous' });
  script?.dispatchEvent(new Event('error'));
  expect(await failure).toMatchObject({ code: 'area.unreachable' });
  expect(document.querySelector('script')).toBeNull();
});
