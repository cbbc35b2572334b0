import { whyNotLoaded } from './why-not-loaded';

const url = 'https://app.example/areas/game/1/area.js';
/** The hash of other bytes. */
const integrity = `sha256-${'a'.repeat(43)}=`;

test('a file is asked for a second time if the host may recover, and then compared', async () => {
  const answers = [new Response('', { status: 503 }), new Response('changed')];
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response);
  expect(await whyNotLoaded(url, integrity)).toBe('corrupt');
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([503, 404])('a host that goes on to answer %i is unreachable', async (status) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }));
  expect(await whyNotLoaded(url, integrity)).toBe('unreachable');
  expect(asked).toHaveBeenCalledTimes(status === 503 ? 2 : 1);
});
