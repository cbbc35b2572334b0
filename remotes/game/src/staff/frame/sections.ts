import type { IconName } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, lazy } from 'react';
import type { SectionName } from '../session/console-paths';

/** A section of an event's console: its icon in the navigation, and its screen, which is loaded when it is entered. */
export interface ConsoleSection {
  icon: IconName;
  Screen: ComponentType;
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/**
 * The sections in the order of the navigation, and their screens. Their names are `staff.section.<name>` in the
 * console's catalogue.
 */
export const sections: Readonly<Record<SectionName, ConsoleSection>> = {
  live: {
    icon: 'home',
    Screen: lazily(async () => (await import('../live/live-section')).LiveSection),
  },
  event: {
    icon: 'rabbit',
    Screen: lazily(async () => (await import('../event/event-section')).EventSection),
  },
  'event-key': {
    icon: 'key',
    Screen: lazily(async () => (await import('../event-key/event-key-section')).EventKeySection),
  },
  'white-rabbit': {
    icon: 'moon',
    Screen: lazily(async () => (await import('../white-rabbit/white-rabbit-section')).WhiteRabbitSection),
  },
  players: {
    icon: 'search',
    Screen: lazily(async () => (await import('../players/players-section')).PlayersSection),
  },
  disputes: {
    icon: 'warning',
    Screen: lazily(async () => (await import('../disputes/disputes-section')).DisputesSection),
  },
  tickets: {
    icon: 'scan',
    Screen: lazily(async () => (await import('../tickets/tickets-section')).TicketsSection),
  },
  announcements: {
    icon: 'info',
    Screen: lazily(async () => (await import('../announcements/announcements-section')).AnnouncementsSection),
  },
  sheets: {
    icon: 'copy',
    Screen: lazily(async () => (await import('../sheets/sheets-section')).SheetsSection),
  },
  contacts: {
    icon: 'wallet',
    Screen: lazily(async () => (await import('../contacts/contacts-section')).ContactsSection),
  },
  audit: {
    icon: 'menu',
    Screen: lazily(async () => (await import('../audit/audit-section')).AuditSection),
  },
  handover: {
    icon: 'share',
    Screen: lazily(async () => (await import('../handover/handover-section')).HandoverSection),
  },
};
