import type { ApprovalAsk, ApprovalRequest, Approve } from './connector';

/**
 * Asks the user for one approval after the other, and not again for an action that they approved for the whole
 * connection.
 */
export interface ApprovalQueue {
  ask: Approve;
  /** The approvals that wait for an answer, oldest first. Returns the same array until it changes. */
  waiting: () => readonly ApprovalRequest[];
  /** Declines every waiting approval and forgets the approvals given in advance. */
  clear: () => void;
}

/** Tags that may be an amount or its receiver: money is approved each time. */
const moneyNames: ReadonlySet<string> = new Set(['amount', 'quantity', 'recipient']);

/**
 * Two requests are equal when they have one action, one target and the same names of tags (docs/product.md 10.2). A
 * text, transaction or payment is approved each time.
 */
function subjectOf({ kind, action, target, tags = [] }: ApprovalAsk): string | undefined {
  if (kind !== 'data-item' || !action || !target) return undefined;
  const names = tags.map(({ name }) => name.toLowerCase()).sort();
  return names.some((name) => moneyNames.has(name)) ? undefined : JSON.stringify([target, action, names]);
}

/** @param onChange is called when `waiting` has changed */
export function createApprovalQueue(onChange: () => void): ApprovalQueue {
  let waiting: readonly ApprovalRequest[] = [];
  let asked = 0;
  const approvedAhead = new Set<string>();

  const change = (next: readonly ApprovalRequest[]) => {
    waiting = next;
    onChange();
  };

  return {
    waiting: () => waiting,
    ask: (ask) => {
      const subject = subjectOf(ask);
      if (subject && approvedAhead.has(subject)) return Promise.resolve(true);
      return new Promise((settle) => {
        const id = String(++asked);
        const resolve: ApprovalRequest['resolve'] = ({ approved, remember }) => {
          if (!waiting.some((request) => request.id === id)) return;
          if (approved && remember && subject) approvedAhead.add(subject);
          settle(approved);
          change(waiting.filter((request) => request.id !== id));
        };
        change([...waiting, { ...ask, id, resolve }]);
      });
    },
    clear: () => {
      for (const { resolve } of waiting) resolve({ approved: false });
      approvedAhead.clear();
    },
  };
}
