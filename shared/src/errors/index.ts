export { AppError, type AppErrorOptions, type ErrorParams, hasCode, isAppError } from './app-error';
