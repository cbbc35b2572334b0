import { fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import {
  type Acknowledgements,
  openAcknowledgement,
  type ProcessPlace,
  type RabbitId,
  readAcknowledgements,
} from '../../../rabbit/client';
import { allRows } from '../all-rows';

/** A player's answer to the role card. */
export interface OpenedAcknowledgement {
  rabbit: RabbitId;
  edition: number;
  /** Undefined when the seal doesn't open with the key of the draw. */
  agreed: boolean | undefined;
}

interface OpenParams {
  rabbit: ProcessPlace;
  /** That of the draw's seed. */
  privateKey: CryptoKey;
}

async function opened(
  { rabbit, edition, address, sealed }: Acknowledgements['rows'][number],
  { rabbit: { process }, privateKey }: OpenParams,
): Promise<OpenedAcknowledgement> {
  // Whoever plays by own means may seal rubbish.
  const agreed = await Promise.resolve()
    .then(() => openAcknowledgement({ process, address, edition, sealed: fromBase64Url(sealed), privateKey }))
    .catch(() => undefined);
  return { rabbit, edition, agreed };
}

/**
 * Reads and opens the players' answers to their role cards, the latest one of each.
 * @throws AppError of the read
 */
export async function openAcknowledgements(params: OpenParams): Promise<OpenedAcknowledgement[]> {
  const rows = await allRows(readAcknowledgements, params.rabbit);
  return Promise.all(rows.map((row) => opened(row, params)));
}
