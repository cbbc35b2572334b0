/** The sections as one chunk, which a phone fetches once, with what acts by itself as they do. */
export { AnswersSection } from '../answers/answers-section';
export { AuditSection } from '../audit/audit-section';
export { AutopilotRunner } from '../autopilot/autopilot-runner';
export { ContactsSection } from '../contacts-section';
export { DisputesSection } from '../disputes-section';
export { EventSection } from '../event/event-section';
export { EventKeySection } from '../event-key/event-key-section';
export { HandoverSection } from '../handover/handover-section';
export { LiveSection } from '../live/live-section';
export { PlayersSection } from '../players/players-section';
export { SheetsSection } from '../sheets/sheets-section';
export { TicketsSection } from '../tickets/tickets-section';
export { WhiteRabbitSection } from '../white-rabbit/white-rabbit-section';
