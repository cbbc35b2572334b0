import { beginPayload, payloadNow } from './early-payload';

const givenFetch = globalThis.fetch;
const url = 'https://app.example/areas/hall/1/hall/london/_payload.json';

afterEach(() => {
  globalThis.fetch = givenFetch;
  globalThis.rainbowRabbitEarlyPayload = undefined;
});

function countFetches() {
  const asked: unknown[] = [];
  globalThis.fetch = jest.fn(async (...request: unknown[]) => {
    asked.push(request);
    return new Response('{}');
  }) as unknown as typeof fetch;
  return asked;
}

test('the request of the boot script is made with the hash, and answers once', async () => {
  const asked = countFetches();
  beginPayload(url, 'sha256-a');
  await payloadNow(url, 'sha256-a');
  expect(asked).toEqual([[url, { integrity: 'sha256-a' }]]);
  await payloadNow(url, 'sha256-a');
  expect(asked).toHaveLength(2);
});

test('other data are asked for by themselves', async () => {
  const asked = countFetches();
  beginPayload(url, 'sha256-a');
  await payloadNow(`${url}?r=1`, 'sha256-a');
  expect(asked).toHaveLength(2);
});
