import type { AoMessage } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { NetworkStage } from '../../testing';
import { PersonItem } from './person-item';
import { personText } from './person-text.domain';
import { useNames } from './use-names';

const zoe = `${'Z'.repeat(42)}A`;
const pip = `${'P'.repeat(42)}A`;
const community = 'C'.repeat(43);
const role = 'Staff';
const read = jest.fn(async (_: AoMessage): Promise<object> => ({}));

function People({ addresses }: { addresses: readonly string[] }) {
  const nameOf = useNames(addresses);
  return (
    <ul>
      {addresses.map((address) => (
        <PersonItem key={address} address={address as never} name={nameOf(address)} role={role} />
      ))}
    </ul>
  );
}

const show = async (addresses: readonly string[], network: object = { community }) => {
  await act(async () => {
    render(
      <NetworkStage network={network} ao={memoryAo({ read: read as never })} at="/">
        <People addresses={addresses} />
      </NetworkStage>,
    );
  });
};

test('people have their names with the short address beside it, and others the whole address', async () => {
  const Tags = [{ name: 'Action', value: 'Names' }];
  const Data = JSON.stringify({ names: { [zoe]: 'Zoe' }, at: 1 });
  read.mockResolvedValue({ Messages: [{ Target: '', Tags, Data }] });
  await show([zoe, pip]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Zoe ${personText(zoe, undefined)}Staff`,
    `${pip}Staff`,
  ]);
  const [{ data }] = read.mock.calls[0] as [AoMessage];
  expect(JSON.parse(data ?? '')).toEqual({ addresses: [zoe, pip] });
});

test('names that can’t be read are missing, and a network without a community has none', async () => {
  read.mockReset();
  read.mockRejectedValue(new AppError('ao.unreachable'));
  await show([zoe]);
  expect(screen.getByText(zoe)).toBeTruthy();
  read.mockClear();
  await show([pip], {});
  expect(screen.getByText(pip)).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});
