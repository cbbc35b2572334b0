import { openRevision, type RevisionRow } from '@rainbow-rabbit/processes/community/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { GatewayReader } from '@rainbow-rabbit/shared/gateway';

/** The message of a revision is never larger (docs/protocol.md). */
const maxMessageBytes = 64 * 1024;

/**
 * Reads the text of a revision from its message on the ledger, and checks it against the hash that the process has.
 * @throws AppError `gateway.data-missing` for a revision whose message is not known, `gateway.data-unverified` for any other
 * text; those of the gateway
 */
export async function readRevision(
  { message, hash }: Pick<RevisionRow, 'message' | 'hash'>,
  reader: Pick<GatewayReader, 'data'>,
): Promise<string> {
  if (message === undefined) throw new AppError('gateway.data-missing');
  const { bytes } = await reader.data(message, maxMessageBytes);
  const content = openRevision(new TextDecoder().decode(bytes), hash);
  if (content === undefined) throw new AppError('gateway.data-unverified');
  return content;
}
