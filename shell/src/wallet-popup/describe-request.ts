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
  'Announce',
  'Staff',
]);

/** Actions of players (docs/protocol.md) that are described in plain words. */
const playerActions = {
  Register: 'approve.register',
  Rekey: 'approve.rekey',
  Scan: 'approve.scan',
  Disclose: 'approve.disclose',
} as const;

const isPlayerAction = (action: string): action is keyof typeof playerActions =>
  Object.hasOwn(playerActions, action);

/** The message that says what a person approves, and its values. */
export function describeRequest({ kind, action, target = '', quantity = '' }: ApprovalRequest) {
  const params = { action: action ?? '', target: shortAddress(target) };
  if (kind === 'message') return { key: 'approve.message', params } as const;
  if (kind === 'transaction') {
    if (/^0*$/.test(quantity)) return { key: 'approve.data', params } as const;
    return { key: 'approve.payment', params: { ...params, amount: inAr(quantity) } } as const;
  }
  if (!action) return { key: 'approve.data', params } as const;
  if (isPlayerAction(action)) return { key: playerActions[action], params } as const;
  if (staffActions.has(action)) return { key: 'approve.staff', params } as const;
  return { key: 'approve.action', params } as const;
}
