import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NetworkStage, partMessages, watchSavedFiles } from '../../testing';
import { StaffContext } from '../session';
import { MadeProcess } from './made-process';

const owner = `${'O'.repeat(42)}A` as Address;
const stranger = `${'X'.repeat(42)}A` as Address;
const process = 'P'.repeat(43) as ProcessId;
const signer = { signDataItem: async () => new Uint8Array() };

let saved: Blob[];
beforeEach(() => {
  saved = watchSavedFiles();
});

function show(self: Address) {
  withMessages(partMessages);
  render(
    <NetworkStage ao={memoryAo({})} at="/">
      <StaffContext value={{ area: 'shared', address: self, signer }}>
        <MadeProcess
          process={process}
          read={async () => ({ owner })}
          noun="arcade"
          home="/new"
          entriesOf={(arcade) => ({ processes: { arcade } })}
          next={() => 'What comes next'}
        />
      </StaffContext>
    </NetworkStage>,
  );
}

test('the owner saves the app’s own settings with the process among them', async () => {
  const own = { gateway: './', later: [1], community: 'C', processes: { minibuild: 'M', arcade: 'A' } };
  globalThis.fetch = async () => new Response(JSON.stringify(own));
  show(owner);
  expect(await screen.findByText('What comes next')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save network.json' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] as Blob);
  });
  expect(JSON.parse(text)).toEqual({ ...own, processes: { minibuild: 'M', arcade: process } });
});

test('a link to a stranger’s process gives no file', async () => {
  show(stranger);
  expect(await screen.findByText(/does not belong to your wallet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
