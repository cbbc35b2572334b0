import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boundsOf, boundsTableFaults } from '../../common/testing/bounds-table';
import * as client from '../client/generated';

const folder = fileURLToPath(new URL('..', import.meta.url));
const protocol = readFileSync(`${folder}/../../docs/community-protocol.md`, 'utf8');
const bounds = boundsOf(client);

it('the protocol of the communities names the test of every bound', () => {
  expect(bounds.length).toBeGreaterThan(30);
  expect(boundsTableFaults(protocol, bounds, folder)).toEqual([]);
});
