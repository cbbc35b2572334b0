import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { NetworkStage, partMessages } from '../../testing';
import type { ProcessSecret } from '../secret';
import { StaffContext } from '../session';
import { StaffPeople } from './staff-people';

const owner = `${'O'.repeat(42)}A` as Address;
const helper = `${'H'.repeat(42)}A` as Address;
const signer = { signDataItem: async () => new Uint8Array() };
const onChange = jest.fn();

function show(self: Address, most = 2) {
  onChange.mockReset();
  withMessages(partMessages);
  render(
    <NetworkStage ao={memoryAo({})} at="/">
      <StaffContext value={{ address: self, signer }}>
        <StaffPeople
          process={'P'.repeat(43) as ProcessId}
          staff={[owner, helper]}
          most={most}
          secret={{ state: 'missing' } as ProcessSecret}
          Scanner={() => null}
          errorText={String}
          onChange={onChange}
        />
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
