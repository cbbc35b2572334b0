/** The sections that are needed before the event and after it, as one chunk, with what acts by itself as they do. */
export { AnswersSection } from '../answers/answers-section';
export { AuditSection } from '../audit/audit-section';
export { AutopilotRunner } from '../autopilot/autopilot-runner';
export { ContactsSection } from '../contacts/contacts-section';
export { EventSection } from '../event/event-section';
export { EventKeySection } from '../event-key/event-key-section';
export { HandoverSection } from '../handover/handover-section';
export { SheetsSection } from '../sheets/sheets-section';
export { WhiteRabbitSection } from '../white-rabbit/white-rabbit-section';
