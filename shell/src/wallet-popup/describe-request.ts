import { type ApprovalRequest, inAr } from '@rainbow-rabbit/shared/wallet';
import { shortAddress } from '../chrome/short-address';

/** Actions of staff (docs/protocol.md). */
const staffActions: ReadonlySet<string> = new Set([
  'Configure',
  'Open',
  'Start',
  'Pause',
  'End',
  'Ban',
  'Unban',
  'Strike',
  'Admit',
  'Remove',
  'Announce',
  'Staff',
]);

/**
 * Actions of players (docs/protocol.md) that are described in plain words. Only some of them may be approved for as
 * long as the app is open: the content of a message is in its data, so an unknown one could pay or command unseen, and
 * `Rekey` can replace the role key.
 */
const playerActions = {
  Register: 'approve.register',
  Rekey: 'approve.rekey',
  Scan: 'approve.scan',
  Disclose: 'approve.disclose',
} as const;

const mayBeRemembered: ReadonlySet<string> = new Set(['Scan', 'Disclose']);

const isPlayerAction = (action: string): action is keyof typeof playerActions =>
  Object.hasOwn(playerActions, action);

/** Returns true when a request is of a kind that the user may approve ahead (docs/product.md 10.2). */
export const canBeRemembered = ({ kind, action = '' }: ApprovalRequest) =>
  kind === 'data-item' && mayBeRemembered.has(action);

/** The network's fee of a transaction in AR, and undefined for what has none. */
export const feeOf = ({ kind, reward = '' }: ApprovalRequest) =>
  kind === 'transaction' && /[1-9]/.test(reward) ? inAr(reward) : undefined;

/** The message that says what a person approves, and its values. */
export function describeRequest({ kind, action, target = '', quantity = '' }: ApprovalRequest) {
  const params = { action: action ?? '', target: shortAddress(target) };
  if (kind === 'message') return { key: 'approve.message', params } as const;
  if (kind === 'bytes') return { key: 'approve.bytes', params } as const;
  if (kind === 'transaction') {
    if (!/^0*$/.test(quantity)) {
      return { key: 'approve.payment', params: { ...params, amount: inAr(quantity) } } as const;
    }
    return { key: action && target ? 'approve.action' : 'approve.data', params } as const;
  }
  if (!action) return { key: 'approve.data', params } as const;
  if (isPlayerAction(action)) return { key: playerActions[action], params } as const;
  if (staffActions.has(action)) return { key: 'approve.staff', params } as const;
  return { key: 'approve.action', params } as const;
}
