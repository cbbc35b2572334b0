import { fileURLToPath } from 'node:url';
import { processSource } from '../../aos';
import { boundFaults, boundsOf } from '../../common/testing/bound-tests';
import * as client from '../client/generated';
import { boundTests } from '../testing/bounds';

const folder = fileURLToPath(new URL('..', import.meta.url));
const bounds = boundsOf(client, processSource('rabbit'));

it('every bound has a test that reaches it', () => {
  expect(bounds.length).toBeGreaterThan(30);
  expect(boundFaults(boundTests, bounds, folder)).toEqual([]);
});

it('a bound that is missing, a name that bounds nothing, and a test that is not there, are found', () => {
  const { 'src/handlers/dispute.test.ts': _, ...others } = boundTests;
  const planted = { ...others, 'src/handlers/staff.test.ts': { 'is given to everybody': ['slotMs'] } };
  expect(boundFaults(planted, bounds, folder)).toEqual([
    'keptAnnouncements is missing',
    'maxDisputes is missing',
    'maxStaff is missing',
    'slotMs bounds no work',
    'src/handlers/staff.test.ts has no test "is given to everybody"',
  ]);
});
