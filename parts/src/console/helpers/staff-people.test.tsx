import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NetworkStage, partMessages, StagedSecret, stagedSecret } from '../../testing';
import { StaffContext } from '../session';
import { StaffPeople } from './staff-people';

const owner = `${'O'.repeat(42)}A` as Address;
const helper = `${'H'.repeat(42)}A` as Address;
const signer = { signDataItem: async () => new Uint8Array() };
const onChange = jest.fn();

/** Shows the people; those of a community by their names. */
function show(self: Address, most = 2, names?: Readonly<Record<string, string>>) {
  onChange.mockReset();
  withMessages(partMessages);
  const Tags = [{ name: 'Action', value: 'Names' }];
  const Data = JSON.stringify({ names, at: 1 });
  const read = async () => ({ Messages: [{ Target: '', Tags, Data }] });
  render(
    <NetworkStage network={names && { community: 'C'.repeat(43) }} ao={memoryAo({ read })} at="/">
      <StaffContext value={{ area: 'shared', address: self, signer }}>
        <StagedSecret process={'P'.repeat(43) as ProcessId} secret={stagedSecret()} word={String}>
          <StaffPeople staff={[owner, helper]} most={most} onChange={onChange} />
        </StagedSecret>
      </StaffContext>
    </NetworkStage>,
  );
}

const type = (address: string) => {
  fireEvent.change(screen.getByLabelText('Wallet address'), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
};

test('the owner adds a helper by the address, and removes one', () => {
  show(owner);
  type(helper);
  expect(screen.getByText('This wallet is on the staff already.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  const another = `${'N'.repeat(42)}A`;
  type(another);
  expect(onChange).toHaveBeenLastCalledWith(
    { add: [another] },
    expect.objectContaining({ reason: 'Added to the staff' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenLastCalledWith(
    { remove: [helper] },
    { reason: 'Taken off the staff', done: 'They are off the staff.' },
  );
});

test('a helper can change nothing, and an owner can’t have more helpers than the process takes', () => {
  show(helper);
  expect(screen.getByText('Only the owner can change this list.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an owner with as many helpers as there can be adds none', () => {
  show(owner, 1);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
});

test('somebody without a name in the community finds the way to one', async () => {
  show(helper, 2, { [owner]: 'Zoe' });
  expect(await screen.findByText('Zoe')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Choose a name for your wallet' });
  expect(way.getAttribute('href')).toBe('/social/leaderboard');
});

test('nobody who has a name, or is in no community, is asked for one', async () => {
  show(owner, 2, { [owner]: 'Zoe' });
  expect(await screen.findByText('Zoe')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show(owner);
  expect(screen.queryByRole('link')).toBeNull();
});
