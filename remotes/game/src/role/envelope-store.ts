import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { EventInfo, RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { envelopeBytes, parseEnvelopeTable } from '@rainbow-rabbit/processes/rabbit/client';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { type GatewayUrls, readChecked } from '@rainbow-rabbit/shared/gateway';
import * as v from 'valibot';

/** An edition of the envelopes, as the event names it. */
export type Deal = NonNullable<EventInfo['deal']>;

/** Bytes of a table before its first envelope. */
const headBytes = 12;

const schema = v.object({
  hash: v.string(),
  /** In base64url; absent for a rabbit that registered after this edition. */
  sealed: v.optional(v.string()),
});

/** The own envelope of the latest edition, still sealed. */
export type KeptEnvelope = v.InferOutput<typeof schema>;

/** The envelope of one player in this browser. Its content is opened only while the player looks at it. */
export function envelopeStore(process: string, address: string): KeptValue<KeptEnvelope> {
  return keptValue(['game', process, address, 'envelope'], schema);
}

/**
 * Fetches the whole table of an edition, like everybody does, and returns the own envelope of it.
 * @throws AppError those of `readChecked`; `envelope.table-invalid` for other bytes than those that the staff dealt
 */
export function fetchEnvelope(url: GatewayUrls, deal: Deal, rabbit: RabbitId): Promise<KeptEnvelope> {
  return readChecked({
    url,
    id: deal.table,
    maxBytes: headBytes + deal.count * envelopeBytes,
    check: (bytes) => {
      if (!bytes) throw new AppError('envelope.table-invalid');
      const own = parseEnvelopeTable(bytes, deal).envelopeOf(rabbit);
      return { hash: deal.hash, ...(own && { sealed: toBase64Url(own) }) };
    },
  });
}

/** Returns the bytes of a kept envelope. */
export const sealedBytes = ({ sealed = '' }: KeptEnvelope): Uint8Array => fromBase64Url(sealed);
