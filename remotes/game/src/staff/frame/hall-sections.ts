/** The sections that staff need in the hall, as one chunk: their phones fetch it once. */
export { AnnouncementsSection } from '../announcements-section';
export { DisputesSection } from '../disputes/disputes-section';
export { LiveSection } from '../live/live-section';
export { PlayersSection } from '../players/players-section';
export { TicketsSection } from '../tickets/tickets-section';
