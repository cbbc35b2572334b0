import { AppError } from '@rainbow-rabbit/shared/errors';

/**
 * Fetches the Lua of a token's process.
 * @throws AppError `launch.no-source`
 */
export async function loadTokenCode(): Promise<string> {
  try {
    return (await import('./process-source')).tokenCode();
  } catch (cause) {
    throw new AppError('launch.no-source', { cause, retryable: true });
  }
}
