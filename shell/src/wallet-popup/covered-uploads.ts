import { type ApprovalAsk, uploadProcessTag } from '@rainbow-rabbit/shared/wallet';

/**
 * Returns the process that an upload is for. Only plain content is such: it is paid to nobody, and has no tag besides its type
 * and the process, so that no receiver acts on it.
 */
function uploadFor({ kind, target, quantity = '', reward = '', tags = [] }: ApprovalAsk): string | undefined {
  const isFree = !target && /^0*$/.test(quantity) && /^\d+$/.test(reward);
  if (kind !== 'transaction' || !isFree || tags.length !== 2) return undefined;
  const [type, made] = tags;
  return type?.name === 'Content-Type' && made?.name === uploadProcessTag ? made.value : undefined;
}

/**
 * Returns a function that returns true for uploads for a process, until their fees are used up.
 * @param fees in winston, a text of digits
 */
export function coveredUploads(process: string, fees: string): (ask: ApprovalAsk) => boolean {
  let left = BigInt(fees);
  return (ask) => {
    if (uploadFor(ask) !== process) return false;
    const rest = left - BigInt(ask.reward ?? 0);
    if (rest < 0n) return false;
    left = rest;
    return true;
  };
}
