import { endSeededStates } from '../../../localnet/src/testing/seeded-state';

/** Runs once after all tests for Node. */
// biome-ignore lint/style/noDefaultExport: Jest takes its end so.
export default endSeededStates;
