export { SignedIn } from './signed-in';
export { type Staff, StaffContext, useStaff } from './staff';
