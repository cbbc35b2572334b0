export { type ConsoleProcess, consoleProcesses } from './console-processes';
export { loginPath } from './login-path';
export { SignedIn } from './signed-in';
export { type Staff, StaffContext, useStaff } from './staff';
