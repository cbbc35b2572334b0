import type { ApprovalAsk, ApprovalRequest, Approve } from './connector';

/** Asks the user one thing after the other, and not again what they approved for as long as they are connected. */
export interface ApprovalQueue {
  ask: Approve;
  /** What waits for an answer, oldest first; the same array until it changes. */
  waiting: () => readonly ApprovalRequest[];
  /** Refuses everything that waits and forgets what was approved in advance. */
  clear: () => void;
}

/**
 * Only the same action on the same target with the same tags, which may be amounts, is the same thing; a message or
 * transaction is approved each time.
 */
function subjectOf({ kind, action, target, tags }: ApprovalAsk): string | undefined {
  return kind === 'data-item' && action && target ? JSON.stringify([target, action, tags]) : undefined;
}

/** @param onChange hears when `waiting` has changed */
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
