export { AppError, type AppErrorOptions, type ErrorParams, hasCode, isAppError, isFrom } from './app-error';
// A star, since only so can other workspaces merge their codes into `ErrorCodes`.
export * from './error-codes';
export { mayHaveArrived } from './may-have-arrived';
