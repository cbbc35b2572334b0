export { BackLink } from './back-link';
export { ConsoleFrame } from './console-frame';
export { PhaseChip, type PhaseTone } from './phase-chip';
export { ProcessCard, ProcessList } from './process-list';
