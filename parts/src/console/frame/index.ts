export { type ConsoleSection, lateSections } from './late-sections';
export { PhaseChip, type PhaseTone } from './phase-chip';
export { ProcessConsole } from './process-console';
export { ProcessCard, ProcessList } from './process-list';
