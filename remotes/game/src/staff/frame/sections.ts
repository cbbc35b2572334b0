import { type ConsoleSection, lateSections } from '@rainbow-rabbit/parts/console/frame';
import type { SectionName } from '../session/console-paths';

const all = () => import('./all-sections');

const { loadAhead, screen } = lateSections(all);

export { loadAhead as loadSectionsAhead };

/** Loads what acts by itself while the console is open: it sends what the sections send. */
export const loadAutopilot = async () => (await all()).AutopilotRunner;

/**
 * The sections and their screens; their order is that of `consoleParts`. Their names are `staff.section.<name>` in the
 * console's catalogue.
 */
export const sections: Readonly<Record<SectionName, ConsoleSection>> = {
  live: { icon: 'home', Screen: screen((from) => from.LiveSection) },
  event: { icon: 'rabbit', Screen: screen((from) => from.EventSection) },
  'event-key': { icon: 'key', Screen: screen((from) => from.EventKeySection) },
  'white-rabbit': { icon: 'moon', Screen: screen((from) => from.WhiteRabbitSection) },
  players: { icon: 'search', Screen: screen((from) => from.PlayersSection) },
  disputes: { icon: 'warning', Screen: screen((from) => from.DisputesSection) },
  answers: { icon: 'trophy', Screen: screen((from) => from.AnswersSection) },
  tickets: { icon: 'scan', Screen: screen((from) => from.TicketsSection) },
  sheets: { icon: 'copy', Screen: screen((from) => from.SheetsSection) },
  contacts: { icon: 'wallet', Screen: screen((from) => from.ContactsSection) },
  audit: { icon: 'menu', Screen: screen((from) => from.AuditSection) },
  handover: { icon: 'share', Screen: screen((from) => from.HandoverSection) },
};
