import { registered } from '../testing/registered';
import { fetchOverrides } from './fetch-overrides';

const url = 'http://localhost:4801/area.json';
const registry = { areas: [], overrideFolders: [], refused: [] };
const { enabled: _, manifest: __, ...manifest } = registered();

/** Lets a developer's server answer, one time after the other. */
function serve(...answers: Response[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response);
}

test('a developer’s server that is just starting is asked a second time', async () => {
  const asked = serve(new Response('', { status: 503 }), new Response(JSON.stringify(manifest)));
  const { areas, failed } = await fetchOverrides({ hall: url }, registry);
  expect(failed).toEqual([]);
  expect(areas).toMatchObject([{ name: 'hall', base: 'http://localhost:4801/', enabled: true }]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a server that refuses, or that has another area, is listed as failed', async () => {
  serve(new Response('', { status: 404 }));
  expect((await fetchOverrides({ hall: url }, registry)).failed).toMatchObject([
    { area: 'hall', error: { code: 'area.unreachable', params: { status: 404 } } },
  ]);
  serve(new Response(JSON.stringify(manifest)));
  expect((await fetchOverrides({ stage: url }, registry)).failed).toMatchObject([
    { area: 'stage', error: { code: 'registry.name-mismatch' } },
  ]);
});
