import type { ScriptedPlayer } from '@rainbow-rabbit/localnet';
import { slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import { expect } from '../support';

/**
 * Shows the token of a rabbit's code to the ledger as soon as the ledger takes it, which confirms the scans of that code.
 * @param timeMs when the code was shown, in Unix milliseconds
 */
export async function confirmScans(rabbit: ScriptedPlayer, timeMs: number): Promise<void> {
  const disclose = () =>
    rabbit.disclose(slotOf(timeMs)).then(
      () => 'confirmed',
      (error: unknown) => String(error),
    );
  await expect.poll(disclose, { timeout: 180_000, intervals: [3000] }).toBe('confirmed');
}
