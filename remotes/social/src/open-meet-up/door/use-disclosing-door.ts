import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { keptBy } from '@rainbow-rabbit/parts/outbox';
import {
  type DoorDisclosed,
  discloseDoor,
  type ProcessPlace,
} from '@rainbow-rabbit/processes/community/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode, isAppError } from '@rainbow-rabbit/shared/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Member } from '../../community/use-member';
import type { DoorClock } from './door-clock';
import { changed, dueSlot, type OwnDoor, type OwnDoors } from './own-doors.domain';

/** The time between two disclosures of one door (docs/product 9.190). */
const discloseEveryMs = 60_000;

/** The time between two looks at the clock. */
const lookEveryMs = 5000;

interface DisclosingParams {
  community: ProcessPlace;
  member: Member;
  store: KeptValue<OwnDoors, OwnDoors>;
  /** The door of this device; nothing is disclosed without one. */
  own: OwnDoor | undefined;
  /** Returns the token of a slot; undefined while the chain is being computed. */
  tokenOf: ((slot: number) => Uint8Array | undefined) | undefined;
  clock: DoorClock;
  /** Called when the process has taken a token. */
  onDisclosed: (reply: DoorDisclosed) => void;
}

export interface DisclosingDoor {
  /** True when the wallet has to ask before tokens can be disclosed. */
  needsApproval: boolean;
  /** Discloses after a press: the wallet may ask. */
  discloseNow: () => Promise<void>;
}

/** Runs a task unless another tab of this app runs one under the same name. */
async function inOneTab(name: string, task: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return task();
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
}

type Outcome = 'nothing-due' | 'tried' | 'needs-approval';

/** Discloses the latest token that is due, if there is one. */
async function discloseDue(
  { community, member, store, own, tokenOf, clock, onDisclosed }: DisclosingParams,
  isUnasked: boolean,
): Promise<Outcome> {
  const slot = own && dueSlot(own, clock.now(own.aheadMs));
  const token = slot === undefined ? undefined : tokenOf?.(slot);
  if (!own || slot === undefined || !token) return 'nothing-due';
  const note = () => store.write(changed(store.read(), own, { disclosed: slot }));
  try {
    const data = { meetUp: own.meetUp, slot, token: toBase64Url(token) };
    const reply = await discloseDoor(community, data, keptBy(isUnasked ? member.unasked : member.signer));
    // Check-ins that one message could not settle wait for the next one.
    if (reply.settled) note();
    onDisclosed(reply);
    return 'tried';
  } catch (error) {
    if (hasCode(error, 'wallet.approval-needed') || hasCode(error, 'wallet.declined'))
      return 'needs-approval';
    // A token that the process will never take must not be sent for ever; a clock that is ahead mends itself.
    if (isAppError(error) && !error.retryable && !hasCode(error, 'door.token-early')) note();
    return 'tried';
  }
}

/**
 * Discloses the tokens of a door as their claims end, for as long as the door is on the page, also after its close.
 * The approval of the opening covers it, so nothing is asked without a press.
 */
export function useDisclosingDoor(params: DisclosingParams): DisclosingDoor {
  const { own, community } = params;
  const [needsApproval, setNeedsApproval] = useState(false);
  const nextAt = useRef(0);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  const name = own && `rr-door:${community.process}:${own.seed}`;

  const run = useCallback(
    async (isUnasked: boolean) => {
      if (name === undefined) return;
      await inOneTab(name, async () => {
        const outcome = await discloseDue(latest.current, isUnasked);
        if (outcome === 'nothing-due') return;
        nextAt.current = performance.now() + discloseEveryMs;
        setNeedsApproval(outcome === 'needs-approval');
      });
    },
    [name],
  );

  useEffect(() => {
    if (needsApproval) return;
    const look = () => {
      if (performance.now() >= nextAt.current) void run(true);
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [needsApproval, run]);

  return { needsApproval, discloseNow: () => run(false) };
}
