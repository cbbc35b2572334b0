import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { partMessages } from '../../testing';
import { type ConsoleSecret, type ProcessSecret, SecretContext } from '../secret';
import { StaffContext } from '../session';
import { helperCodeText } from './helper-code.domain';
import { ownHelperCode } from './pass-secret';
import { ScanHelper } from './scan-helper';

const helper = 'H'.repeat(43) as Address;
const process = 'A'.repeat(43) as ProcessId;
const onAdd = jest.fn();
/** Reads a text, as the scanner does that is open. */
let read: (text: string) => void;
const Scanner: ConsoleSecret['Scanner'] = ({ hint, onRead }) => {
  read = onRead;
  return hint;
};

beforeEach(() => {
  onAdd.mockReset();
});

/** Shows the card in a browser that has the secret, or lacks it. */
function show({ secret, staff = [] }: { secret?: Bytes; staff?: string[] }) {
  withMessages(partMessages);
  const lend: ProcessSecret['lend'] = async (use) => use((secret ?? new Uint8Array()).slice());
  render(
    <StaffContext value={{ area: 'shared', address: helper, signer: {} as never }}>
      <SecretContext
        value={{
          process,
          secret: { state: secret ? 'saved' : 'missing', lend } as ProcessSecret,
          word: String,
          Scanner,
        }}
      >
        <ScanHelper staff={staff} onAdd={onAdd} />
      </SecretContext>
    </StaffContext>,
  );
}

async function scan(text: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Scan the helper’s code' }));
  await act(async () => read(text));
}
const codeOfHelper = async () => helperCodeText(await ownHelperCode(process, helper));
const trust = () => screen.getByRole('checkbox', { name: 'Give their device the secret' });

it('adds the helper, and shows the secret once that is done', async () => {
  show({ secret: makeSecret() });
  fireEvent.click(trust());
  await scan(await codeOfHelper());
  expect(onAdd).toHaveBeenCalledWith(helper, expect.any(Function));
  expect(screen.queryByRole('img', { name: 'Secret as a QR code' })).toBeNull();
  await act(async () => onAdd.mock.calls[0]?.[1]());
  expect(await screen.findByRole('img', { name: 'Secret as a QR code' })).toBeTruthy();
});

it('passes no secret unless the owner ticks that', async () => {
  show({ secret: makeSecret() });
  await scan(await codeOfHelper());
  await act(async () => onAdd.mock.calls[0]?.[1]());
  expect(screen.queryByRole('img', { name: 'Secret as a QR code' })).toBeNull();
});

it('adds nobody who is on the staff already', async () => {
  show({ secret: makeSecret(), staff: [helper] });
  fireEvent.click(trust());
  await scan(await codeOfHelper());
  expect(await screen.findByRole('img', { name: 'Secret as a QR code' })).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
});

it('says that another code is none, and has no secret to pass without one', async () => {
  show({});
  expect(trust()).toHaveProperty('disabled', true);
  await scan('https://example.org');
  expect(screen.getByText('This is not the code of a helper’s device.')).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
});
