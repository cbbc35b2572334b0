export { AppError, type AppErrorOptions, type ErrorParams, isAppError } from './app-error';
