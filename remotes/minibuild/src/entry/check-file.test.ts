import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { checkFile } from './check-file';

const bytes = new TextEncoder().encode('a rabbit');
const id = 'f'.repeat(43) as TxId;

async function fileOf(change: Partial<EntryFile> = {}): Promise<EntryFile> {
  const sha256 = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return { id, type: 'image/png', bytes: bytes.length, sha256, ...change };
}

const given = (answer: Response) => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return answer;
  });
  return asked;
};

const check = (file: EntryFile) =>
  checkFile({ url: 'https://gate.example/', file, signal: new AbortController().signal });

afterEach(() => jest.restoreAllMocks());

test('a file counts once it has the size and the hash that the contest keeps', async () => {
  const asked = given(new Response(bytes));
  expect(new TextDecoder().decode(await check(await fileOf()))).toBe('a rabbit');
  expect(asked).toEqual([`https://gate.example/raw/${id}`]);
});

test.each([
  ['other bytes', { sha256: 'A'.repeat(43) }],
  ['fewer bytes', { bytes: 9 }],
  ['more bytes', { bytes: 7 }],
])('a gateway that gives %s is not believed', async (_, change) => {
  given(new Response(bytes));
  await expect(check(await fileOf(change))).rejects.toMatchObject({ code: 'gateway.data-unverified' });
});

test('a file that the gateway lacks is missing', async () => {
  given(new Response('', { status: 404 }));
  await expect(check(await fileOf())).rejects.toMatchObject({ code: 'gateway.data-missing' });
});
