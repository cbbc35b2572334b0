import { AppError } from '../errors';
import type { ApprovalAhead, ApprovalAnswer, ApprovalAsk, ApprovalRequest, Approve } from './connector';

/** Asks the user for one approval after the other, and not again for messages that they approved ahead. */
export interface ApprovalQueue {
  ask: Approve;
  /** The approvals that wait for an answer, oldest first. Returns the same array until it changes. */
  waiting: () => readonly ApprovalRequest[];
  /** The processes that are run from this device, see `ApprovalAnswer`. */
  runs: () => readonly string[];
  /** Forgets what was approved ahead for a process, but for what is kept. */
  endRun: (process: string) => void;
  /** Declines every waiting approval and forgets the approvals given ahead, but for those that are kept. */
  clear: () => void;
}

/** The subjects that the connected account has approved ahead and that outlive the page. */
export interface KeptSubjects {
  has: (subject: string) => boolean;
  add: (subject: string) => void;
}

/** Tags that may be an amount or its receiver: money is approved each time. */
const moneyNames: ReadonlySet<string> = new Set(['amount', 'quantity', 'recipient']);

/**
 * Two requests are equal when they have one action, one target and the same names of tags (docs/product 10.2). A
 * text, transaction or payment is approved each time.
 */
function subjectOf({ kind, action, target, tags = [] }: ApprovalAsk): string | undefined {
  // An object could be another text at each reading.
  if (kind !== 'data-item' || typeof action !== 'string' || !action || !target) return undefined;
  const names = tags.map(({ name }) => name.toLowerCase()).sort();
  return names.some((name) => moneyNames.has(name)) ? undefined : JSON.stringify([target, action, names]);
}

/** Every area can read the waiting approvals, so that none may change what the sheet shows of them. */
const frozen = ({ tags, ...ask }: ApprovalAsk): ApprovalAsk =>
  Object.freeze({
    ...ask,
    ...(tags && { tags: Object.freeze(tags.map((tag) => Object.freeze({ ...tag }))) }),
  });

/** @param onChange is called when `waiting` has changed */
export function createApprovalQueue(onChange: () => void, kept: KeptSubjects): ApprovalQueue {
  let waiting: readonly ApprovalRequest[] = [];
  let asked = 0;
  const approvedAhead = new Set<string>();
  /** Further requests that are covered, by the process that is run from this device. */
  const runs = new Map<string, (ask: ApprovalAsk) => boolean>();

  const change = (next: readonly ApprovalRequest[]) => {
    waiting = next;
    onChange();
  };

  const isApprovedAhead = (ask: ApprovalAsk): boolean => {
    const subject = subjectOf(ask);
    return subject !== undefined && (approvedAhead.has(subject) || kept.has(subject));
  };

  const approveAhead = (answered: ApprovalAsk, ahead: readonly ApprovalAhead[]) => {
    for (const { action, isKept } of ahead) {
      const subject = subjectOf({ ...answered, action });
      if (subject) (isKept ? kept : approvedAhead).add(subject);
    }
    for (const { resolve } of waiting.filter(isApprovedAhead)) resolve({ approved: true });
  };

  const grant = (answered: ApprovalAsk, { ahead = [], covers }: ApprovalAnswer) => {
    if (!subjectOf(answered)) return;
    approveAhead(answered, ahead);
    if (!covers || !answered.target) return;
    runs.set(answered.target, covers);
    onChange();
  };

  return {
    waiting: () => waiting,
    async ask(given, { signal, isUnasked = false } = {}) {
      const ask = frozen(given);
      if (isApprovedAhead(ask) || [...runs.values()].some((covers) => covers(ask))) return true;
      if (isUnasked) throw new AppError('wallet.approval-needed');
      if (signal?.aborted) throw new AppError('wallet.request-withdrawn');
      return new Promise((settle, reject) => {
        const id = String(++asked);
        const leave = () => {
          signal?.removeEventListener('abort', withdraw);
          change(waiting.filter((request) => request.id !== id));
        };
        const withdraw = () => {
          reject(new AppError('wallet.request-withdrawn'));
          leave();
        };
        const resolve: ApprovalRequest['resolve'] = (answer) => {
          if (!waiting.some((request) => request.id === id)) return;
          settle(answer.approved);
          leave();
          if (answer.approved) grant(ask, answer);
        };
        signal?.addEventListener('abort', withdraw);
        change([...waiting, Object.freeze({ ...ask, id, resolve })]);
      });
    },
    runs: () => [...runs.keys()],
    endRun: (process) => {
      runs.delete(process);
      for (const subject of approvedAhead) {
        if (subject.startsWith(`["${process}"`)) approvedAhead.delete(subject);
      }
      onChange();
    },
    clear: () => {
      for (const { resolve } of waiting) resolve({ approved: false });
      approvedAhead.clear();
      runs.clear();
    },
  };
}
