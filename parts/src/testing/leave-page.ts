import { nextTurn } from '@rainbow-rabbit/shared/testing';
import { act, cleanup } from '@testing-library/react';

/** Ends a test of a page: the ledger's last answers, which may still be on their way, come first. */
export async function leavePage(): Promise<void> {
  await act(nextTurn);
  cleanup();
}
