export { withDeadline } from './deadline';
export { type Deferred, deferred } from './deferred';
export { unlessAborted } from './unless-aborted';
export { within } from './within';
