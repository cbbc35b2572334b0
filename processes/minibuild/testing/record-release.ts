/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`. A version that
 * is recorded stays as it is. Run: `node --import tsx processes/minibuild/testing/record-release.ts`.
 */
import { minibuildStates, shapeOfToday } from './minibuild-states';

process.stdout.write(`${minibuildStates.record(await shapeOfToday())}\n`);
