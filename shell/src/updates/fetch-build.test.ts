import { fetchBuildManifest, fetchLatestBuild } from './fetch-build';

const givenFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = givenFetch;
});

/** Lets the host answer each request alike; returns the addresses that are asked for. */
function answerAll(body: string, status = 200): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url);
    return new Response(body, { status });
  }) as unknown as typeof fetch;
  return asked;
}

test('the newest build is asked for with the time, and a build’s record by its id', async () => {
  const asked = answerAll('{"id":"0000000000000002","prerendered":["/about",7]}');
  expect(await fetchLatestBuild(1234)).toBe('0000000000000002');
  expect(await fetchBuildManifest('0000000000000002')).toEqual({
    id: '0000000000000002',
    prerendered: ['/about'],
  });
  expect(asked).toEqual([
    'http://localhost/builds/latest.json?1234',
    'http://localhost/builds/meta/0000000000000002.json',
  ]);
});

test.each([403, 404])('a host that answers %i keeps no records', async (status) => {
  answerAll('<h1>No</h1>', status);
  expect(await fetchLatestBuild(1)).toBeUndefined();
  expect(await fetchBuildManifest('0000000000000002')).toBeUndefined();
});

test('a passing status is asked again, once', async () => {
  const asked = answerAll('', 503);
  await expect(fetchLatestBuild(1)).rejects.toMatchObject({ code: 'http.status' });
  expect(asked).toHaveLength(2);
});

test.each(['<h1>Hello</h1>', 'null', '{}', '{"id":7}'])('%j is no record', async (body) => {
  answerAll(body);
  await expect(fetchLatestBuild(1)).rejects.toMatchObject({ code: 'http.invalid-reply' });
});
