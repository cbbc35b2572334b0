export { BackLink } from './back-link';
export { ConsoleFrame } from './console-frame';
export { type ConsoleSection, lateSections } from './late-sections';
export { PhaseChip, type PhaseTone } from './phase-chip';
export { ProcessCard, ProcessList } from './process-list';
export { consolePartsOf } from './section-links';
