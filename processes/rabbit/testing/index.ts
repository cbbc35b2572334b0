export { EventUnderTest } from './event-under-test';
export { ticketsOf } from './tickets';
