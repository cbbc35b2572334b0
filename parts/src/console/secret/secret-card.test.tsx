import { secretFileOf } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { partMessages, StagedSecret, watchSavedFiles } from '../../testing';
import { StaffContext } from '../session';
import { keepSecret, lendKeptSecret, moveSecret } from './kept-secret';
import { SecretCard } from './secret-card';
import { useSecret } from './use-secret';

let saved: Blob[];
beforeEach(() => {
  withMessages(partMessages);
  saved = watchSavedFiles();
});

const staff = { area: 'shared', address: 'S'.repeat(43) as Address, signer: {} as never };

/** A public half that shows the secret: what is tested here is only that it is compared. */
const contactKeyOf = async (secret: Bytes) => ({ publicKey: secret.slice(0, 4) });
const codes = { unreadable: 'ao.invalid-reply', other: 'ao.no-reply' } as const;

interface CardProps {
  process: ProcessId;
  contactKey: string | undefined;
  isComplete?: boolean;
  keyOf?: typeof contactKeyOf;
  onMade?: () => void;
}

function Card({
  process,
  contactKey,
  isComplete = contactKey !== undefined,
  keyOf = contactKeyOf,
  onMade = () => undefined,
}: CardProps) {
  const secret = useSecret({ process, contactKey, contactKeyOf: keyOf, codes });
  const isUsed = contactKey !== undefined;
  const rest = { fileName: 'fair.event', isUsed, isComplete, mayReplace: true, onMade };
  return (
    <StaffContext value={staff}>
      <StagedSecret process={process} secret={secret} word={String}>
        <SecretCard {...rest} />
      </StagedSecret>
    </StaffContext>
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const processOf = (letter: string) => letter.repeat(43) as ProcessId;
const publicHalf = (process: ProcessId) =>
  lendKeptSecret(process, (secret) => toBase64Url(secret.slice(0, 4)));
const choose = async (bytes: Bytes) => {
  const file = { name: 'f.json', size: bytes.length, arrayBuffer: async () => bytes.buffer };
  fireEvent.change(await screen.findByLabelText('choose'), { target: { files: [file] } });
};

test('a secret is made once, its file is asked for until it was saved, and a later visit knows', async () => {
  const process = processOf('A');
  const onMade = jest.fn();
  const first = render(<Card process={process} contactKey={undefined} onMade={onMade} />);
  await press('act');
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  const contactKey = await publicHalf(process);
  await press('act');
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(2));
  expect(await publicHalf(process)).toBe(contactKey);
  first.rerender(<Card process={process} contactKey={contactKey} onMade={onMade} />);
  expect(await screen.findByText('save-now')).toBeTruthy();
  await press('save');
  expect(await screen.findByText('saved')).toBeTruthy();
  expect(saved.map(({ size }) => size)).toEqual([57]);
  first.unmount();
  render(<Card process={process} contactKey={contactKey} />);
  expect(await screen.findByText('saved')).toBeTruthy();
});

test('another device takes the secret from its file, and no other file', async () => {
  const process = processOf('B');
  const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
  render(<Card process={process} contactKey={toBase64Url(secret.slice(0, 4))} />);
  await choose(secretFileOf(new Uint8Array(32)));
  expect(await screen.findByText(/gave no answer/)).toBeTruthy();
  await choose(new TextEncoder().encode('{"secret":"short"}'));
  expect(await screen.findByText(/doesn’t understand/)).toBeTruthy();
  await choose(secretFileOf(secret));
  expect(await screen.findByText('saved')).toBeTruthy();
});

test('a secret that another one has replaced is missing, and can be replaced again', async () => {
  const process = processOf('C');
  await keepSecret(process, new Uint8Array(32).fill(7), true);
  const onMade = jest.fn();
  render(<Card process={process} contactKey="other" onMade={onMade} />);
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  await press(partMessages.console['secret.lost']);
  expect(await screen.findByText('save-now')).toBeTruthy();
  expect(onMade).toHaveBeenCalledTimes(1);
});

test('a secret that was made before its process has moves to it, once, and is asked to be saved', async () => {
  const process = processOf('F');
  await keepSecret('party', new Uint8Array(32).fill(7), false);
  await moveSecret('party', process);
  await moveSecret('party', process);
  await expect(lendKeptSecret('party', () => true)).rejects.toThrow(DOMException);
  render(<Card process={process} contactKey={await publicHalf(process)} />);
  expect(await screen.findByText('save-now')).toBeTruthy();
});

test('a process that lacks a part of the secret gets it with the file, or after it', async () => {
  const process = processOf('G');
  await keepSecret(process, new Uint8Array(32).fill(7), false);
  const onMade = jest.fn();
  const contactKey = await publicHalf(process);
  render(<Card process={process} contactKey={contactKey} isComplete={false} onMade={onMade} />);
  await press('save');
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  expect(saved).toHaveLength(1);
  await press('act');
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(2));
  expect(saved).toHaveLength(1);
});

test('bytes are overwritten once they are kept, and after a use, well or badly', async () => {
  const process = processOf('D');
  const secret = new Uint8Array(32).fill(7);
  await keepSecret(process, secret, true);
  expect(secret).toEqual(new Uint8Array(32));
  const lent: Bytes[] = [];
  await lendKeptSecret(process, (bytes) => lent.push(bytes) && expect(bytes[0]).toBe(7));
  const fails = lendKeptSecret(process, (bytes) => {
    lent.push(bytes);
    throw new TypeError('of the use');
  });
  await expect(fails).rejects.toThrow('of the use');
  expect(lent).toEqual([new Uint8Array(32), new Uint8Array(32)]);
  await expect(lendKeptSecret(processOf('E'), () => true)).rejects.toThrow(DOMException);
});

test('a kept secret that can’t be read is asked for', async () => {
  const process = processOf('H');
  await keepSecret(process, new Uint8Array(32), true);
  render(<Card process={process} contactKey="AAAA" keyOf={() => Promise.reject(new Error('unreadable'))} />);
  expect(await screen.findByLabelText('choose')).toBeTruthy();
});
