/**
 * Returns what is said in a terminal of an error. The message of an AppError is its code with its values. Its cause is left
 * out, since a library may quote its input.
 */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
