import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boundsOf, boundsTableFaults } from '../../common/testing/bounds-table';
import * as client from '../client/generated';

const folder = fileURLToPath(new URL('..', import.meta.url));
const protocol = readFileSync(`${folder}/../../docs/protocol.md`, 'utf8');
const bounds = boundsOf(client);

it('the protocol names the test of every bound', () => {
  expect(bounds.length).toBeGreaterThan(30);
  expect(boundsTableFaults(protocol, bounds, folder)).toEqual([]);
});

it('a bound that is missing, and a test that is not there, are found', () => {
  const planted = protocol
    .replace(/^\| `maxDisputes` \| `src.*\n/m, '')
    .replace(': is given to fifty at most', ': is given to everybody');
  expect(boundsTableFaults(planted, bounds, folder)).toEqual([
    'maxDisputes is missing',
    'maxStaff has no such test',
  ]);
});
