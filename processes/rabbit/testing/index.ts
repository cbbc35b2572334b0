export { EventUnderTest } from './event-under-test';
export { ticketsOf } from './tickets';
export { playFirstHalf, playSecondHalf } from './whole-game';
