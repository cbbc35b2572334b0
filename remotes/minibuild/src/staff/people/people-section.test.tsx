import { contestContactKey } from '@rainbow-rabbit/processes/minibuild/client';
import { makeSecret, sealContact, secretFileOf } from '@rainbow-rabbit/processes/sealing/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen } from '@testing-library/react';
import { consoleContest, memberAddress, stageConsole } from '../../testing/console-stage';
import { PeopleSection } from './people-section';

const person = (number: number, nickname: string, change: object = {}) => ({
  person: number,
  address: memberAddress,
  nickname,
  signedUpAt: 1,
  hasVoted: false,
  ...change,
});
const answers = {
  People: {
    total: 2,
    rows: [
      person(1, 'Primrose', { team: { team: 1, name: 'Moonlit' }, hasVoted: true }),
      person(2, 'Clover', { removedFor: 'Two wallets' }),
    ],
    at: 1,
  },
};

test('people are found by a part of their name, and removed with a reason', async () => {
  const stage = stageConsole(<PeopleSection />, { answers });
  expect(await screen.findByText('2 people of 2')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Find a person'), { target: { value: 'moon' } });
  expect(screen.getByText('1 person of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Primrose/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(stage.lastAct()).toMatchObject({ title: 'Remove Primrose?' });
  expect(await stage.doAct('Two wallets')).toEqual({
    action: 'Remove',
    data: { reason: 'Two wallets', address: memberAddress, isRemoved: true },
  });
});

test('a removed person can come back', async () => {
  const stage = stageConsole(<PeopleSection />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: /^Clover/ }));
  expect(screen.getByText('Removed: Two wallets')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await stage.doAct()).toMatchObject({ data: { isRemoved: false } });
});

test('addresses open with the contest’s secret only, and are forgotten', async () => {
  const secret = makeSecret();
  const contactKey = (await contestContactKey(secret)).publicKey;
  const context = { email: 'ann@example.org', process: consoleContest, address: memberAddress };
  const sealed = await sealContact({ ...context, contactKey });
  const row = (number: number, contact: Uint8Array) => ({
    person: number,
    address: memberAddress,
    nickname: `Person ${number}`,
    contact: toBase64Url(contact),
  });
  const rows = [row(1, sealed), row(2, new Uint8Array(413))];
  const facts = { contactKey: toBase64Url(contactKey), criteria: [], prizes: [] } as never;
  stageConsole(<PeopleSection />, {
    answers: { ...answers, Contacts: { total: 2, rows, at: 1 } },
    front: { facts },
    keepsSecret: true,
  });
  await screen.findByText('2 people of 2');
  const choose = async (bytes: Uint8Array) => {
    const { buffer, length: size } = secretFileOf(bytes);
    const file = { name: 'key.json', size, arrayBuffer: async () => buffer };
    fireEvent.change(await screen.findByLabelText('Choose the contest file'), { target: { files: [file] } });
  };
  await choose(makeSecret());
  expect(await screen.findByText(/^This is the file of another contest/)).toBeTruthy();
  await choose(secret);
  fireEvent.click(await screen.findByRole('button', { name: 'Open the addresses' }));
  expect(await screen.findByText('ann@example.org')).toBeTruthy();
  expect(
    screen.getByText('1 contact is not an email address: whoever registered sealed something else.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close and forget' }));
  expect(screen.queryByText('ann@example.org')).toBeNull();
});
