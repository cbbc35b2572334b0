import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import type { DeliveryOptions } from '@rainbow-rabbit/processes/common/client';
import {
  type Player,
  type RabbitClient,
  type Registration,
  sealContact,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { declareChain } from '../chain/declare-chain';
import type { OwnChain } from '../chain/own-chains.domain';
import { rolePublicKey } from '../chain/role-key';
import type { PlayerFields } from './form-fields';
import { bareXUsername } from './player-fields.domain';

export interface RegisterParams {
  client: RabbitClient;
  address: Address;
  signer: ItemSigner;
  chains: KeptValue<OwnChain[]>;
  /** The ticket of this phone; sent only where the event asks for one. */
  ticket: Ticket | undefined;
  now: number;
}

/**
 * Registers a player whose fields have passed the rules of the form. The e-mail leaves this function only
 * sealed to the staff's key; the secrets of the chain and of the role key never leave this browser.
 * @throws AppError `register.no-contact-key`, `ticket.missing`, `contact.too-long`, `role-key.unavailable`, and the
 *   errors of wallet, network and process
 */
export async function submitRegistration(
  fields: PlayerFields,
  {
    client,
    address,
    chains,
    ticket,
    now,
    options,
  }: Omit<RegisterParams, 'signer'> & { options: DeliveryOptions },
): Promise<Player> {
  // Read now and by this tab: a key that another page of this origin put in its place would open the e-mail.
  const info = await client.info({ maxAgeMs: 0 });
  if (!info.contactKey) throw new AppError('register.no-contact-key');
  const needsTicket = info.admission === 'tickets';
  if (needsTicket && !ticket) throw new AppError('ticket.missing');
  // a code of a batch that is still to be added would be refused, and public before it is good
  if (needsTicket && ticket && ticket.batch > info.batches) throw new AppError('ticket.unknown');
  const contactKey = fromBase64Url(info.contactKey);
  const email = fields.email.trim();
  const [sealed, roleKey, chain] = await Promise.all([
    sealContact({ email, contactKey, process: client.process, address }),
    rolePublicKey(client.process, address),
    declareChain(chains, { address, now, endsAt: info.endsAt }),
  ]);
  const xUsername = bareXUsername(fields.xUsername);
  const registration = {
    nickname: fields.nickname.trim(),
    ...(xUsername && { xUsername }),
    sealedContact: toBase64Url(sealed),
    roleKey: toBase64Url(roleKey),
    ...chain,
    ...(needsTicket && { ticket }),
  };
  if (needsTicket) await assertWelcome(client, registration);
  return client.register(registration, options);
}

/**
 * Asks the process first. A refused registration is on the public ledger like any other message, with a ticket that is
 * not used yet: anybody could take it. Where the process can't be asked, the ledger's answer decides.
 * @throws AppError of the refusal that is to be expected
 */
async function assertWelcome(client: RabbitClient, registration: Registration) {
  const refusal = await client.registrationRefusal(registration).catch(() => undefined);
  if (refusal) throw refusal;
}
