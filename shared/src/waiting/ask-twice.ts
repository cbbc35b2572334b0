import { isPassingStatus } from './is-passing-status';

/**
 * Makes a GET request, and makes it once more if its status may pass (docs/product 7.6).
 * @param ask makes the request
 * @returns the last answer
 */
export async function askTwice<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  const first = await ask();
  return isPassingStatus(first.status) ? ask() : first;
}
