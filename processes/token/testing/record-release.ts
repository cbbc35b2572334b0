/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`, and the hashes of all
 * releases for the client. A version that is recorded stays as it is: tokens are made of the newest one, byte for byte, and
 * anybody can check that they are. Run: `node --import tsx processes/token/testing/record-release.ts`.
 */
import { writeFileSync } from 'node:fs';
import { releasesFile, releasesModule } from './release-hashes';
import { shapeOfToday, tokenStates } from './token-states';

process.stdout.write(`${tokenStates.record(await shapeOfToday())}\n`);
writeFileSync(releasesFile, releasesModule());
