import { type ConsoleSection, lateSections } from '@rainbow-rabbit/parts/console/frame';
import type { ContestSection } from '../session/section-names.domain';

const all = () => import('./all-sections');

const { loadAhead, screen } = lateSections(all);

export { loadAhead as loadContestSections };

/** The sections. Their names are `staff.section.<name>` in the console's catalogue. */
export const contestSections: Readonly<Record<ContestSection, ConsoleSection>> = {
  overview: { icon: 'home', Screen: screen((from) => from.OverviewSection) },
  'set-up': { icon: 'menu', Screen: screen((from) => from.SetUpSection) },
  texts: { icon: 'globe', Screen: screen((from) => from.TextsSection) },
  phases: { icon: 'sun', Screen: screen((from) => from.PhasesSection) },
  entries: { icon: 'camera', Screen: screen((from) => from.EntriesSection) },
  tickets: { icon: 'download', Screen: screen((from) => from.ContestTicketsSection) },
  people: { icon: 'search', Screen: screen((from) => from.PeopleSection) },
  judges: { icon: 'info', Screen: screen((from) => from.JudgesSection) },
  score: { icon: 'check', Screen: screen((from) => from.ScoreSection) },
  results: { icon: 'trophy', Screen: screen((from) => from.ResultsSection) },
  payments: { icon: 'wallet', Screen: screen((from) => from.PaymentsSection) },
  certificates: { icon: 'rabbit', Screen: screen((from) => from.CertificatesSection) },
  team: { icon: 'share', Screen: screen((from) => from.TeamSection) },
  log: { icon: 'copy', Screen: screen((from) => from.LogSection) },
};
