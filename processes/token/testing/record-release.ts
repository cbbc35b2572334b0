/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`. A version that
 * is recorded stays as it is. Run: `node --import tsx processes/token/testing/record-release.ts`.
 */
import { shapeOfToday, tokenStates } from './token-states';

process.stdout.write(`${tokenStates.record(await shapeOfToday())}\n`);
