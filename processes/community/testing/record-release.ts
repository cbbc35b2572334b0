/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`. A version that
 * is recorded stays as it is. Run: `node --import tsx processes/community/testing/record-release.ts`.
 */
import { communityStates, shapeOfToday } from './community-states';

process.stdout.write(`${communityStates.record(await shapeOfToday())}\n`);
