import type { IconName } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, lazy } from 'react';
import type { SectionName } from '../session/console-paths';

/** A section of an event's console: its icon in the navigation, and its screen, which is loaded when it is entered. */
export interface ConsoleSection {
  icon: IconName;
  Screen: ComponentType;
}

/** Each visitor of the area fetches a hash of each of its chunks, so the sections are one of them. */
const all = () => import('./all-sections');

/** Loads every section, so that none is missing when the staff lose the network. */
export function loadSectionsAhead(): void {
  // Sections that fail to load here are loaded again when one is entered, and the failure is shown there.
  all().catch(() => undefined);
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Loads what acts by itself while the console is open: it sends what the sections send. */
export const loadAutopilot = async () => (await all()).AutopilotRunner;

/**
 * The sections and their screens; their order is that of `consoleParts`. Their names are `staff.section.<name>` in the
 * console's catalogue.
 */
export const sections: Readonly<Record<SectionName, ConsoleSection>> = {
  live: { icon: 'home', Screen: lazily(async () => (await all()).LiveSection) },
  event: { icon: 'rabbit', Screen: lazily(async () => (await all()).EventSection) },
  'event-key': { icon: 'key', Screen: lazily(async () => (await all()).EventKeySection) },
  'white-rabbit': { icon: 'moon', Screen: lazily(async () => (await all()).WhiteRabbitSection) },
  players: { icon: 'search', Screen: lazily(async () => (await all()).PlayersSection) },
  disputes: { icon: 'warning', Screen: lazily(async () => (await all()).DisputesSection) },
  answers: { icon: 'trophy', Screen: lazily(async () => (await all()).AnswersSection) },
  tickets: { icon: 'scan', Screen: lazily(async () => (await all()).TicketsSection) },
  sheets: { icon: 'copy', Screen: lazily(async () => (await all()).SheetsSection) },
  contacts: { icon: 'wallet', Screen: lazily(async () => (await all()).ContactsSection) },
  audit: { icon: 'menu', Screen: lazily(async () => (await all()).AuditSection) },
  handover: { icon: 'share', Screen: lazily(async () => (await all()).HandoverSection) },
};
