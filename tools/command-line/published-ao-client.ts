import { connect } from '@permaweb/aoconnect';
import type { AoClient, AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import {
  type DataItemInput,
  fromBase64Url,
  parseWhatWasAsked,
  type TxId,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { resultSchema } from '../../shared/src/ao/result-schema';

/** The units that a network's `ao` names, as URLs. */
export interface LegacyUnits {
  mu: string;
  cu: string;
}

type Signer = NonNullable<Parameters<ReturnType<typeof connect>['message']>[0]['signer']>;

/** The part of aoconnect's signer that asks for the item whole: a signer that returns the signed item needs no more. */
type CreateItem = (ways: { passthrough: true }) => Promise<DataItemInput>;

const mutable = (tags: AoMessage['tags']) => tags.map((tag) => ({ ...tag }));

/**
 * Talks to AO's legacy units by the published `@permaweb/aoconnect` (docs/decisions/017-ao-client.md). Signed items are
 * checked against what was asked, as everywhere. Reads are not kept, and their options change nothing. Failures are
 * errors of aoconnect.
 */
export function createPublishedAoClient({ mu, cu }: LegacyUnits): AoClient {
  const ao = connect({ MODE: 'legacy', MU_URL: mu, CU_URL: cu });
  const parsed = (result: unknown): AoResult => v.parse(resultSchema, result);

  return {
    async sign(message, signer) {
      if (!('process' in message)) throw new Error('No process is made here.');
      const { process, tags, data = '' } = message;
      const sign = async (create: CreateItem) => {
        const asked = await create({ passthrough: true });
        const signed = await signer.signDataItem(asked);
        const { id, bytes } = await parseWhatWasAsked(signed, asked, signer.address);
        return { id, raw: bytes };
      };
      const signed: unknown = await ao.signMessage({
        process,
        tags: mutable(tags),
        data,
        anchor: undefined,
        signer: sign as unknown as Signer,
      });
      const { id, raw } = v.parse(v.object({ id: v.string(), raw: v.instance(Uint8Array) }), signed);
      return { id: id as TxId, item: toBase64Url(raw) };
    },
    async post({ id, item }) {
      await ao.sendSignedMessage({ id, raw: fromBase64Url(item) });
      return id;
    },
    // aoconnect's failures don't say that a message is unknown
    known: async (process, message) => parsed(await ao.result({ process, message })),
    result: async (process, message) => parsed(await ao.result({ process, message })),
    // aoconnect asks with a text of its own where there is no data.
    read: async ({ process, tags, data = '{}', owner }) =>
      parsed(
        await ao.dryrun({
          process,
          tags: mutable(tags),
          data,
          ...(owner !== undefined && { Owner: owner }),
        }),
      ),
  };
}
