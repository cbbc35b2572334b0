import { csvText } from '../csv-text';
import { contactCells } from './contact-cells';

test('an export has its columns of every contact, and no cell of it runs', () => {
  const contact = { nickname: '=cmd|x', rabbit: 3, sealed: 'x' };
  const contacts = [
    { ...contact, email: '+1@example.org', removed: false },
    { ...contact, email: undefined, removed: true },
  ];
  const columns = ['rabbit', 'nickname', 'email', 'removed'];
  expect(csvText(columns, contactCells(columns, contacts)).split('\r\n').slice(0, 3)).toEqual([
    '\ufeff"rabbit","nickname","email","removed"',
    `"3","'=cmd|x","'+1@example.org","false"`,
    `"3","'=cmd|x","","true"`,
  ]);
});
