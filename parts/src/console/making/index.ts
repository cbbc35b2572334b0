export { type NewConsoleProcess, NewProcessPage } from './new-process-page';
