/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`. A version that
 * is recorded stays as it is. Run: `node --import tsx processes/arcade/testing/record-release.ts`.
 */
import { arcadeStates, shapeOfToday } from './arcade-states';

process.stdout.write(`${arcadeStates.record(await shapeOfToday())}\n`);
