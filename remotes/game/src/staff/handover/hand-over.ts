import { evaluate } from '@rainbow-rabbit/processes/common/client';
import {
  changeStaff,
  type EventInfo,
  type ProcessPlace,
  type ProcessSendOptions,
  readEventInfo,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';

interface HandOverParams {
  /** A member of the staff, who becomes the owner. */
  to: Address;
  reason: string;
}

/**
 * Makes a member of the staff the owner of an event's process: takes them off the list, on which the owner never is, and
 * changes the process's `Owner`. Both messages contain the reason. Doing it again after a failure goes on.
 * @returns the event as its new owner has it
 * @throws AppError `hand-over.not-done`, and those of wallet, network and process
 */
export async function handOver(
  rabbit: ProcessPlace,
  { to, reason }: HandOverParams,
  options: ProcessSendOptions,
): Promise<EventInfo> {
  const { staff } = await readEventInfo(rabbit, { maxAgeMs: 0 });
  // an attempt before this one may have got as far
  if (staff.includes(to) && staff[0] !== to) await changeStaff(rabbit, { reason, remove: [to] }, options);
  await evaluate(rabbit, luaOf(to, reason), options);
  const info = await readEventInfo(rabbit, { maxAgeMs: 0 });
  if (info.staff[0] !== to) throw new AppError('hand-over.not-done', { retryable: true });
  return info;
}

/** Returns the Lua that changes the owner. An address has no character that could end the string. */
function luaOf(to: Address, reason: string): string {
  return `-- ${reason.replace(/\s+/g, ' ')}\nOwner = '${to}'\n`;
}
