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
  event: {
    icon: 'rabbit',
    Screen: lazily(async () => (await import('../event/event-section')).EventSection),
  },
};
