export { BackLink } from './back-link';
export { Numbers } from './numbers';
export { ProgressLine, Row, SoftNote, Stack, TitledCard } from './stack';
export { StepLinks } from './step-links';
