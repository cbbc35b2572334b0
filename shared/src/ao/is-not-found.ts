import { isAppError } from '../errors';

/** Returns true for a unit's 404: it doesn't have what was asked for, such as a message that it hasn't heard of yet. */
export const isNotFound = (error: unknown): boolean => isAppError(error) && error.params.status === 404;
