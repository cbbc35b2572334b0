import type { IconName } from '@rainbow-rabbit/shared/ui';
import { type ComponentType, lazy } from 'react';
import type { ContestSection } from '../session/section-names.domain';

/** A section of a contest's console: its icon in the navigation, and its screen, which is loaded when it is entered. */
interface ConsoleSection {
  icon: IconName;
  Screen: ComponentType;
}

/** Each visitor of the area fetches a hash of each of its chunks, so the sections are one of them. */
const all = () => import('./all-sections');

/** Loads every section, so that none is missing when the staff lose the network. */
export function loadContestSections(): void {
  // Sections that fail to load here are loaded again when one is entered, and the failure is shown there.
  all().catch(() => undefined);
}

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The sections. Their names are `staff.section.<name>` in the console's catalogue. */
export const contestSections: Readonly<Record<ContestSection, ConsoleSection>> = {
  overview: { icon: 'home', Screen: lazily(async () => (await all()).OverviewSection) },
  'set-up': { icon: 'menu', Screen: lazily(async () => (await all()).SetUpSection) },
  texts: { icon: 'globe', Screen: lazily(async () => (await all()).TextsSection) },
  phases: { icon: 'sun', Screen: lazily(async () => (await all()).PhasesSection) },
  entries: { icon: 'camera', Screen: lazily(async () => (await all()).EntriesSection) },
  tickets: { icon: 'download', Screen: lazily(async () => (await all()).ContestTicketsSection) },
  people: { icon: 'search', Screen: lazily(async () => (await all()).PeopleSection) },
  judges: { icon: 'info', Screen: lazily(async () => (await all()).JudgesSection) },
  score: { icon: 'check', Screen: lazily(async () => (await all()).ScoreSection) },
  results: { icon: 'trophy', Screen: lazily(async () => (await all()).ResultsSection) },
  payments: { icon: 'wallet', Screen: lazily(async () => (await all()).PaymentsSection) },
  certificates: { icon: 'rabbit', Screen: lazily(async () => (await all()).CertificatesSection) },
  team: { icon: 'share', Screen: lazily(async () => (await all()).TeamSection) },
  log: { icon: 'copy', Screen: lazily(async () => (await all()).LogSection) },
};
