export { type ActOfStaff, detailText } from './log-table.domain';
export { type LoggedFact, StaffLogPart } from './staff-log';
