import type { DescribedAct } from '@rainbow-rabbit/shared/acts';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import { type ApprovalRequest, inAr } from '@rainbow-rabbit/shared/wallet';
import type { useMessages } from '../messages';

type RequestKind = 'action' | 'bytes' | 'data' | 'load' | 'message' | 'payment' | 'spawn' | 'upload';

/** The words of a sheet, in the language of the page. */
export interface DescribedRequest extends Omit<DescribedAct, 'role'> {
  /** True for a message of which only its own content says something. */
  isUnknown: boolean;
  /** True for an act that stays in the public log of the staff. */
  isLogged: boolean;
}

/** Returns true for the tags of a message that makes a process. */
const isSpawn = (tags: ApprovalRequest['tags'] = []) =>
  tags.some(({ name, value }) => name === 'Type' && value === 'Process');

/** Returns true for no amount, however it is written. */
export const isNone = (winston = '') => /^0*$/.test(winston);

/** The action that replaces the code of a process, whatever the process. */
const loading = 'Eval';

/**
 * Returns the action of a request that an area may describe. Only data items are such: a transaction can pay, and the content of
 * any other request could mean anything.
 */
export function namedAct({ kind, action }: ApprovalRequest): string | undefined {
  return kind === 'data-item' && action !== loading ? action || undefined : undefined;
}

function kindOf({ kind, action, target, quantity, tags }: ApprovalRequest): RequestKind {
  if (kind === 'message' || kind === 'bytes') return kind;
  if (kind === 'transaction') {
    if (!isNone(quantity)) return 'payment';
    return action && target ? 'action' : 'upload';
  }
  if (!action) return isSpawn(tags) ? 'spawn' : 'data';
  return action === loading ? 'load' : 'action';
}

/** The network's fee of a transaction in AR; undefined for a request that has none. */
export const feeOf = ({ kind, reward }: ApprovalRequest) =>
  kind === 'transaction' && reward && !isNone(reward) ? inAr(reward) : undefined;

/**
 * Returns the words of a request's sheet. Only what an area declares approves anything ahead, since the content of a message is in
 * its data: an unknown one could pay or command unseen.
 * @param declared the act as the area of its receiver describes it
 * @param t translates the shell's own words
 */
export function describeRequest(
  request: ApprovalRequest,
  declared: DescribedAct | undefined,
  t: ReturnType<typeof useMessages>,
): DescribedRequest {
  if (namedAct(request) !== undefined && declared) {
    return { ...declared, isUnknown: false, isLogged: declared.role === 'staff' };
  }
  const { target = '', quantity = '' } = request;
  const kind = kindOf(request);
  const params = { target: shortAddress(target), amount: inAr(quantity || '0') };
  return {
    title: t(`approve.${kind}.title`, params),
    text: t(`approve.${kind === 'upload' ? 'data' : kind}.text`, params),
    ways: [{ act: t(`approve.${kind}.act`, params) }],
    isUnknown: kind === 'action',
    isLogged: false,
  };
}
