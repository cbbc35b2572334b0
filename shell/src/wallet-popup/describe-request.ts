import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { type ApprovalAhead, type ApprovalRequest, inAr } from '@rainbow-rabbit/shared/wallet';
import { type KnownKind, type KnownProcesses, knownKind } from './known-actions';

/**
 * The message that confirms a scan later is part of the scan's consent, and stays so after a reload: colours lapse when
 * it is missing (docs/product.md 10.2).
 */
const confirming: readonly ApprovalAhead[] = [{ action: 'Disclose', isKept: true }];

/** Until the app is closed, scans need no further answer. */
const scanning: readonly ApprovalAhead[] = [{ action: 'Scan' }, { action: 'ScanPrinted' }, ...confirming];

/**
 * The answer's consent holds for the reveal of its key and for the judging, also after a reload: without them no winner is
 * found.
 */
const revealing: readonly ApprovalAhead[] = [
  { action: 'Reveal', isKept: true },
  { action: 'Settle', isKept: true },
];

/** The tokens that a door shows are disclosed while it is open, and after a reload: without them no check-in counts. */
const doorKeeping: readonly ApprovalAhead[] = [{ action: 'Disclose', isKept: true }];

/** One way to approve, the best first: its button, and what it approves ahead. */
interface WayToApprove {
  act: ActKey;
  ahead?: readonly ApprovalAhead[];
}

/**
 * The only requests that approve anything ahead. The content of a message is in its data, so an unknown one could pay or
 * command unseen, and `Rekey` can replace the role key.
 */
const waysToApprove: Record<AheadKind, readonly WayToApprove[]> = {
  register: [{ act: 'approve.register.freely', ahead: scanning }, { act: 'approve.register.once' }],
  scan: [
    { act: 'approve.scan.freely', ahead: scanning },
    { act: 'approve.scan.once', ahead: confirming },
  ],
  answer: [{ act: 'approve.answer.act', ahead: revealing }],
  'check-ins': [{ act: 'approve.check-ins.act', ahead: doorKeeping }],
  'open-door': [{ act: 'approve.open-door.act', ahead: doorKeeping }],
};

type RequestKind =
  | KnownKind
  | 'action'
  | 'bytes'
  | 'data'
  | 'load'
  | 'message'
  | 'payment'
  | 'spawn'
  | 'upload';

type AheadKind = 'answer' | 'check-ins' | 'open-door' | 'register' | 'scan';

type ActKey =
  | `approve.${Exclude<RequestKind, 'register' | 'scan'>}.act`
  | `approve.${'register' | 'scan'}.${'freely' | 'once'}`;

const hasAhead = (kind: RequestKind): kind is AheadKind => Object.hasOwn(waysToApprove, kind);

/** Returns true for the tags of a message that makes a process. */
const isSpawn = (tags: ApprovalRequest['tags'] = []) =>
  tags.some(({ name, value }) => name === 'Type' && value === 'Process');

const isNone = (winston = '') => /^0*$/.test(winston);

function kindOf(
  { kind, action, target, quantity, tags }: ApprovalRequest,
  processes: KnownProcesses,
): RequestKind {
  if (kind === 'message' || kind === 'bytes') return kind;
  if (kind === 'transaction') {
    if (!isNone(quantity)) return 'payment';
    return action && target ? 'action' : 'upload';
  }
  if (!action) return isSpawn(tags) ? 'spawn' : 'data';
  if (action === 'Eval') return 'load';
  return knownKind(action, target, processes) ?? 'action';
}

/** The network's fee of a transaction in AR; undefined for a request that has none. */
export const feeOf = ({ kind, reward }: ApprovalRequest) =>
  kind === 'transaction' && reward && !isNone(reward) ? inAr(reward) : undefined;

/**
 * The keys of a sheet's messages, and their values.
 * @param processes those of the network
 */
export function describeRequest(request: ApprovalRequest, processes: KnownProcesses) {
  const { action = '', target = '', quantity = '' } = request;
  const kind = kindOf(request, processes);
  const params = { action, target: shortAddress(target), amount: inAr(quantity || '0') };
  const ways: readonly WayToApprove[] = hasAhead(kind)
    ? waysToApprove[kind]
    : [{ act: `approve.${kind}.act` }];
  const text: `approve.${Exclude<RequestKind, 'upload'>}.text` = `approve.${kind === 'upload' ? 'data' : kind}.text`;
  return { title: `approve.${kind}.title`, text, ways, params } as const;
}
