import { createActor } from '@rainbow-rabbit/localnet';
import {
  createRabbitClient,
  dealEnvelopes,
  deriveKey,
  drawKeysOf,
  envelopeTableHash,
  type ProcessPlace,
  type RabbitId,
  readContacts,
  recordPayment,
  sealDrawPart,
  sealEnvelopeTable,
} from '@rainbow-rabbit/processes/rabbit/client';
import {
  createDataItem,
  fromBase64Url,
  keySigner,
  type TxId,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { demoKeyWords, demoSecret } from '../../localnet/src/seed/demo-key';
import { sharedKeys } from '../support';
import type { LocalnetUnderTest } from '../support/localnet';

/** The staff of a demo event, played by code. */
interface DemoStaff {
  /** Deals role cards to all players until now. @param nickname the White Rabbit's */
  deal(nickname: string): Promise<void>;
  /** Records the payment of the prize. */
  pay(payment: string, note?: string): Promise<void>;
}

const reason = 'A journey of two phones';

/** Returns the staff of the network's demo event, whose draw is committed. */
export async function staffOf({ url, events }: LocalnetUnderTest): Promise<DemoStaff> {
  const [demo] = events;
  if (!demo) throw new Error('The local network has no event');
  const keyfile = await sharedKeys.wallet('operator');
  const { ao, signer } = await createActor(url, keyfile);
  const rabbit: ProcessPlace = { ao, process: demo.process };
  const client = createRabbitClient(ao, demo.process);
  const read = { maxAgeMs: 0 };

  const upload = async (data: Uint8Array): Promise<TxId> => {
    const { id, bytes } = await createDataItem({ data, tags: [] }, await keySigner(keyfile));
    const response = await fetch(new URL('tx', url), { method: 'POST', body: bytes });
    if (!response.ok) throw new Error(`The table was not stored: ${await response.text()}`);
    return id as string as TxId;
  };

  const { seed } = await drawKeysOf(demoSecret);
  const key = await deriveKey(demoKeyWords, demo.process);
  return {
    deal: async (nickname) => {
      const { deal } = await client.info({ maxAgeMs: 0 });
      const { rows } = await readContacts(rabbit, { offset: 0, limit: 100 }, read);
      const edition = (deal?.edition ?? 0) + 1;
      const table = await sealEnvelopeTable({
        process: demo.process,
        edition,
        whiteRabbit: (rows.findIndex((row) => row.nickname === nickname) + 1) as RabbitId,
        key: demoKeyWords.join(' '),
        roleKeys: rows.map(({ roleKey }) => fromBase64Url(roleKey)),
      });
      const dealt = {
        edition,
        table: await upload(table),
        hash: envelopeTableHash(table),
        count: rows.length,
        sealed: toBase64Url(sealDrawPart({ process: demo.process, edition, key, seed, draw: 0 })),
      };
      await dealEnvelopes(rabbit, { reason, ...dealt }, { signer });
    },
    pay: async (payment, note) => {
      await recordPayment(rabbit, { reason, payment: payment as TxId, note }, { signer });
    },
  };
}
