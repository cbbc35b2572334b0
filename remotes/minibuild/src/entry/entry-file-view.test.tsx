import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { EntryFileView } from './entry-file-view';

const network = parseNetwork(
  { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: 'https://gate.example/', events: [] },
  'http://localhost/',
);

/** Returns the head of a GIF picture of so many pixels. */
const gif = (width: number, height: number) =>
  Uint8Array.from([...Buffer.from('GIF89a'), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);
const id = 'f'.repeat(43) as TxId;

const show = async (bytes: Uint8Array<ArrayBuffer>, type: EntryFile['type'] = 'image/gif') => {
  withMessages({ minibuild: en });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(bytes));
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const sha256 = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  render(
    <NetworkProvider network={network}>
      <AtPath path="/">
        <EntryFileView file={{ id, type, bytes: bytes.length, sha256 }} title="Hop" />
      </AtPath>
    </NetworkProvider>,
  );
  await screen.findByRole('link', { name: en['entry.file.save'] });
  expect(fetched.mock.lastCall?.[0]).toBe(`https://gate.example/raw/${id}`);
};
afterEach(() => jest.restoreAllMocks());

test('a picture is shown once it is checked', async () => {
  await show(gif(640, 480));
  expect(screen.getByRole('img', { name: /Hop/ }).getAttribute('src')).toBe('blob:file');
});

test('a file that would unfold to thousands of millions of pixels is never decoded, and can be saved', async () => {
  await show(gif(60_000, 60_000));
  expect(screen.queryByRole('img', { name: /Hop/ })).toBeNull();
  expect(screen.getByText(en['entry.file.not-shown'])).toBeTruthy();
});

test.each(['text/plain', 'text/markdown'] as const)(
  'a file of type %s is shown as the text that it is, and nothing of it is markup',
  async (type) => {
    const text = '# Hop\n\n<img src=x onerror=alert(1)>\n  兎';
    await show(new TextEncoder().encode(text), type);
    expect(screen.getByText(/onerror/).textContent).toBe(text);
    expect(screen.queryByRole('img', { name: /Hop/ })).toBeNull();
  },
);

test.each([
  ['bytes that are no text', Uint8Array.from([0xff, 0xfe, 0x41])],
  ['more text than a page can show', new Uint8Array(65_537).fill(65)],
])('%s can only be saved', async (_, bytes) => {
  await show(bytes, 'text/plain');
  expect(screen.getByText(en['entry.file.not-shown'])).toBeTruthy();
  expect(screen.queryByText(/A{9}/)).toBeNull();
});
