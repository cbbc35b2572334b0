import { loadModule } from './load-module';

const gateway = 'https://gateway.test/';

function hasMemory64(is: boolean): void {
  jest.spyOn(WebAssembly, 'validate').mockReturnValue(is);
}
/** Serves bytes at the gateway, and the same ones from the browser's cache. */
function serve(body: string | Error): jest.SpyInstance {
  const answer = async () => {
    if (body instanceof Error) throw body;
    return new Response(body);
  };
  const kept = { match: answer, put: jest.fn() };
  Object.assign(globalThis, { caches: { open: async () => kept } });
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'caches');
});

it('asks for nothing where the browser has no 64-bit memory', async () => {
  hasMemory64(false);
  const fetched = serve('bytes');
  await expect(loadModule(gateway)).rejects.toMatchObject({ code: 'trial.no-memory64' });
  expect(fetched).not.toHaveBeenCalled();
});

it('runs neither kept nor fetched bytes that are not the known ones, and asks again the next time', async () => {
  hasMemory64(true);
  const fetched = serve('other bytes');
  const compile = jest.spyOn(WebAssembly, 'compile');
  for (const _ of [1, 2]) {
    await expect(loadModule(gateway)).rejects.toMatchObject({ code: 'trial.wrong-module', retryable: true });
  }
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(compile).not.toHaveBeenCalled();
});

it('says that the module does not come', async () => {
  hasMemory64(true);
  serve(new TypeError('Failed to fetch'));
  await expect(loadModule(gateway)).rejects.toMatchObject({ code: 'trial.no-module', retryable: true });
});
