import type { IconName } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, lazy } from 'react';

/** A section of a console: its icon in the navigation, and its screen, which is loaded when it is entered. */
export interface ConsoleSection {
  icon: IconName;
  Screen: ComponentType;
}

/**
 * Returns how the sections of a console are loaded from their chunk. Each visitor of the area fetches a hash of each of its chunks, so
 * the sections are one of them.
 */
export function lateSections<All>(load: () => Promise<All>) {
  return {
    /** Loads every section, so that none is missing when the staff lose the network. */
    loadAhead: (): void => {
      // Sections that fail to load here are loaded again when one is entered, and the failure is shown there.
      load().catch(() => undefined);
    },
    /** Returns the screen of a section. */
    screen: (pick: (all: All) => ComponentType) => lazy(async () => ({ default: pick(await load()) })),
  };
}
