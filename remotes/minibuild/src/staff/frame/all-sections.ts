/** The sections of a contest's console, as one chunk. */
export { CertificatesSection } from '../certificates/certificates-section';
export { EntriesSection } from '../entries/entries-section';
export { LogSection } from '../log-section';
export { OverviewSection } from '../overview/overview-section';
export { PaymentsSection } from '../payments/payments-section';
export { JudgesSection } from '../people/judges-section';
export { PeopleSection } from '../people/people-section';
export { TeamSection } from '../people/team-section';
export { PhasesSection } from '../phases/phases-section';
export { ResultsSection } from '../results/results-section';
export { ScoreSection } from '../score/score-section';
export { SetUpSection } from '../set-up/set-up-section';
export { TextsSection } from '../texts-section';
export { ContestTicketsSection } from '../tickets-section';
