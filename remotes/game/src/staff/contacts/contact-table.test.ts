import { csvText } from '@rainbow-rabbit/parts/console/tables';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import {
  contactCells,
  contactColumns,
  contactJson,
  openedContact,
  type SealedContact,
} from './contact-table.domain';

const sealed = {
  rabbit: 3,
  nickname: '=cmd|x',
  address: 'A'.repeat(43) as Address,
  given: 2,
  sealedContact: 'x',
  roleKey: 'y',
} as SealedContact;

test('an export has every contact, without keys and seals, and no cell of it runs', () => {
  const contacts = [
    openedContact(sealed, '+1@example.org'),
    openedContact({ ...sealed, removed: true }, undefined),
  ];
  const csv = csvText(contactColumns, contactCells(contacts));
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '\ufeff"rabbit","nickname","email","address","given","removed"',
    `"3","'=cmd|x","'+1@example.org","${sealed.address}","2","false"`,
    `"3","'=cmd|x","","${sealed.address}","2","true"`,
  ]);
  const [first, second] = JSON.parse(contactJson(contacts));
  expect(first).toEqual({
    rabbit: 3,
    nickname: '=cmd|x',
    address: sealed.address,
    email: '+1@example.org',
    given: 2,
    removed: false,
  });
  expect(second).not.toHaveProperty('email');
});
