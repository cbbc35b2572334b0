export { runMeetUpTelling, runTelling } from './run-telling';
