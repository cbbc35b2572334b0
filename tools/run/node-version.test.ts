import { nodeComplaint } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('Node %s will do', (version) => {
  expect(nodeComplaint('>=20.19', version)).toBeUndefined();
});

test.each(['20.18.9', '18.20.0'])('Node %s is too old, and the message says what is wanted', (version) => {
  expect(nodeComplaint('>=20.19', version)).toContain('>=20.19');
});
