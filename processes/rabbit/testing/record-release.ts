/**
 * Records today's code and the shape of its state as the release of its state version, in `releases`. A version that
 * is recorded stays as it is. Run: `node --import tsx processes/rabbit/testing/record-release.ts`.
 */
import { rabbitStates, shapeOfToday } from './releases';

process.stdout.write(`${rabbitStates.record(await shapeOfToday())}\n`);
