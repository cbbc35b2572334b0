import type { ApprovalRequest } from '@rainbow-rabbit/shared/wallet';
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

/** Actions of players (docs/protocol.md) that are told in plain words. */
const playerActions = {
  Register: 'approve.register',
  Rekey: 'approve.rekey',
  Scan: 'approve.scan',
  Disclose: 'approve.disclose',
} as const;

const isPlayerAction = (action: string): action is keyof typeof playerActions =>
  Object.hasOwn(playerActions, action);

const winstonDigits = 12;

/** An amount of winston as AR, exactly: '1500000000000' is '1.5'. */
export function inAr(winston: string): string {
  const digits = winston.padStart(winstonDigits + 1, '0');
  const fraction = digits.slice(-winstonDigits).replace(/0+$/, '');
  return digits.slice(0, -winstonDigits) + (fraction && `.${fraction}`);
}

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
