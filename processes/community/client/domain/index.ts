/** The pure part of the client, which code in `domain/` folders may import. */
export * from '../generated';
export type { CityRow } from '../replies/cities';
export type { MeetUp } from '../replies/meet-ups';
export { doorClaimsEnd, doorSlotAt } from './door-slots';
