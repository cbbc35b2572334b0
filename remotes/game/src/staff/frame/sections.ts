import type { IconName } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, lazy } from 'react';
import type { SectionName } from '../session/console-paths';

/** A section of an event's console: its icon in the navigation, and its screen, which is loaded when it is entered. */
export interface ConsoleSection {
  icon: IconName;
  Screen: ComponentType;
}

/** Each visitor of the area fetches a hash of each of its chunks, so the console has two of them, not one a section. */
const hall = () => import('./hall-sections');
const office = () => import('./office-sections');

/** Loads every section, so that none is missing when the staff lose the network. */
export function loadSectionsAhead(): void {
  // A section that fails to load here is loaded again when it is entered, and its failure is shown there.
  for (const load of [hall, office]) load().catch(() => undefined);
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Loads what acts by itself while the console is open: it sends what the sections send. */
export const loadAutopilot = async () => (await office()).AutopilotRunner;

/**
 * The sections in the order of the navigation, and their screens. Their names are `staff.section.<name>` in the
 * console's catalogue.
 */
export const sections: Readonly<Record<SectionName, ConsoleSection>> = {
  live: {
    icon: 'home',
    Screen: lazily(async () => (await hall()).LiveSection),
  },
  event: {
    icon: 'rabbit',
    Screen: lazily(async () => (await office()).EventSection),
  },
  'event-key': {
    icon: 'key',
    Screen: lazily(async () => (await office()).EventKeySection),
  },
  'white-rabbit': {
    icon: 'moon',
    Screen: lazily(async () => (await office()).WhiteRabbitSection),
  },
  players: {
    icon: 'search',
    Screen: lazily(async () => (await hall()).PlayersSection),
  },
  disputes: {
    icon: 'warning',
    Screen: lazily(async () => (await hall()).DisputesSection),
  },
  answers: {
    icon: 'trophy',
    Screen: lazily(async () => (await office()).AnswersSection),
  },
  tickets: {
    icon: 'scan',
    Screen: lazily(async () => (await hall()).TicketsSection),
  },
  announcements: {
    icon: 'info',
    Screen: lazily(async () => (await hall()).AnnouncementsSection),
  },
  sheets: {
    icon: 'copy',
    Screen: lazily(async () => (await office()).SheetsSection),
  },
  contacts: {
    icon: 'wallet',
    Screen: lazily(async () => (await office()).ContactsSection),
  },
  audit: {
    icon: 'menu',
    Screen: lazily(async () => (await office()).AuditSection),
  },
  handover: {
    icon: 'share',
    Screen: lazily(async () => (await office()).HandoverSection),
  },
};
