import type { EntryFile } from '@rainbow-rabbit/processes/minibuild/client';
import type { TxId } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { checkFile } from './check-file';
import { EntryFileView } from './entry-file-view';

jest.mock('./check-file');
jest.mock('@rainbow-rabbit/shared/network', () => ({
  useNetwork: () => ({ gateway: 'https://gate.example/' }),
}));

/** Returns the head of a GIF picture of so many pixels. */
const gif = (width: number, height: number) =>
  Uint8Array.from([...Buffer.from('GIF89a'), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0]);
const file: EntryFile = { id: 'f'.repeat(43) as TxId, type: 'image/gif', bytes: 13, sha256: 's'.repeat(43) };

const show = (bytes: Uint8Array<ArrayBuffer>, type: EntryFile['type'] = 'image/gif') => {
  withMessages({ minibuild: en });
  jest.mocked(checkFile).mockResolvedValue(bytes);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  render(
    <AtPath path="/">
      <EntryFileView file={{ ...file, type }} title="Hop" />
    </AtPath>,
  );
  return screen.findByRole('link', { name: en['entry.file.save'] });
};

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
