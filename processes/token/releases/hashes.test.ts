import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { processRelease } from '../../aos';
import { tokenReleases } from '../client';
import { releasesFile, releasesModule } from '../testing/release-hashes';
import { tokenStates } from '../testing/token-states';

it('the client knows the hash of every release', () => {
  expect(readFileSync(releasesFile, 'utf8')).toBe(releasesModule());
  expect(tokenReleases.map(({ version }) => version)).toEqual(tokenStates.versions());
});

it('a token is made of the newest release', () => {
  const sha256 = createHash('sha256').update(processRelease('token')).digest('hex');
  expect(tokenReleases.at(-1)).toEqual({ version: tokenStates.versions().at(-1), sha256 });
});
