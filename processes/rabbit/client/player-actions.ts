import type { AppError } from '@rainbow-rabbit/shared/errors';
import type { Ticket } from '../../admission/client';
import type { ProcessPlace, ProcessReadOptions, ProcessSendOptions } from '../../common/client';
import type { RabbitErrorCode } from './generated';
import { rabbitCalls } from './rabbit-calls';
import type { RabbitId } from './rabbit-id';
import { isRabbitRefusal } from './refusal';
import { type Answered, answeredSchema, type Revealed, revealedSchema } from './replies/answer';
import { type Player, playerSchema } from './replies/player';
import {
  type DisclosureOutcome,
  disclosedSchema,
  type Scanned,
  scannedSchema,
  settledSchema,
} from './replies/scan';
import type { RoleAcknowledgement } from './roles/role-actions';

/** The public part of a hash chain as the ledger keeps it; `chainAnchor` is 10 bytes in base64url. */
export interface ChainDeclaration {
  chainAnchor: string;
  chainStart: number;
  chainLength: number;
}

/** The fields of a registration; bytes are in base64url (docs/protocol.md, `Register`). */
export interface Registration extends ChainDeclaration {
  nickname: string;
  xUsername?: string;
  sealedContact: string;
  roleKey: string;
  /** Required where the event's `admission` is `tickets`; an open event ignores it. */
  ticket?: Ticket;
}

/** A new chain of a rabbit, and a new role key if there is one. */
export interface ChainRenewal extends ChainDeclaration {
  roleKey?: string;
}

/** The token that a rabbit showed at a slot, in base64url. */
export interface Disclosure {
  rabbit: RabbitId;
  slot: number;
  token: string;
}

/** The claim to have seen a rabbit's token at a slot, in base64url, and disclosures that ride along. */
export interface ScanClaim {
  rabbit: RabbitId;
  slot: number;
  claim: string;
  disclosures?: readonly Disclosure[];
  /** Never makes a scan fail. */
  acknowledgement?: RoleAcknowledgement;
}

/** An answer to the event's question, in base64url (`answerOf`), and disclosures that ride along. */
export interface QuestionAnswer {
  answer: string;
  disclosures?: readonly Disclosure[];
}

/** The key of the event, 32 bytes in base64url, and a rabbit whose player answered with it. */
export interface KeyReveal {
  key: string;
  rabbit: RabbitId;
}

/** Makes the signer a player of the event. */
export function registerRabbit(
  rabbit: ProcessPlace,
  data: Registration,
  options: ProcessSendOptions,
): Promise<Player> {
  return rabbitCalls.send(
    rabbit,
    { action: 'Register', data, reply: 'Registered', schema: playerSchema },
    options,
  );
}

/**
 * The codes of a registration in nobody's name and without a ticket that has no other fault. The process's time may be an old one, so the
 * start of the chain is not judged. A HyperBEAM node's dry run has a sender that is no address.
 */
const withoutFault: readonly RabbitErrorCode[] = [
  'ticket.missing',
  'chain.clock-off',
  'player.address-unsupported',
];

/**
 * Asks by a dry run for what a registration would be refused for, without its ticket, so that the ticket can stay secret, and in
 * nobody's name: of its sender, the process only asks for an address that is no player yet.
 * @returns undefined when only sender and ticket are left to be examined, or the event asks for no ticket
 * @throws AppError of the AO client
 */
export async function findRegistrationRefusal(
  rabbit: ProcessPlace,
  { ticket: _, ...data }: Registration,
): Promise<AppError<RabbitErrorCode> | undefined> {
  const call = { action: 'Register' as const, data, reply: 'Registered', schema: playerSchema };
  try {
    await rabbitCalls.read(rabbit, call, { maxAgeMs: 0 });
  } catch (error) {
    if (!isRabbitRefusal(error)) throw error;
    if (!withoutFault.includes(error.code)) return error;
  }
  return undefined;
}

/** The answer about a nickname: `possible`, the code of its refusal, or `unknown` where nobody can register now. */
export type NicknameAnswer = 'possible' | 'unknown' | typeof nicknameRefusal;

const nicknameRefusal = 'player.nickname-invalid';

/**
 * Asks by a dry run of a registration that has nothing else, in nobody's name, for the process's judgement of a nickname.
 * @throws AppError of the AO client
 */
export async function askForNickname(
  rabbit: ProcessPlace,
  nickname: string,
  options: Pick<ProcessReadOptions, 'signal'> = {},
): Promise<NicknameAnswer> {
  // the other fields are those that the process would refuse next
  const data = { nickname, sealedContact: '', roleKey: '', chainAnchor: '', chainStart: 0, chainLength: 0 };
  const call = { action: 'Register' as const, data, reply: 'Registered', schema: playerSchema };
  try {
    await rabbitCalls.read(rabbit, call, options);
  } catch (error) {
    if (!isRabbitRefusal(error)) throw error;
    // The process examines the nickname after the event and before the sealed contact.
    if (error.code === 'player.contact-invalid') return 'possible';
    return error.code === nicknameRefusal ? error.code : 'unknown';
  }
  return 'unknown';
}

/** Gives the signer's rabbit a new chain. */
export function rekeyRabbit(
  rabbit: ProcessPlace,
  data: ChainRenewal,
  options: ProcessSendOptions,
): Promise<Player> {
  return rabbitCalls.send(rabbit, { action: 'Rekey', data, reply: 'Rekeyed', schema: playerSchema }, options);
}

/** Claims to have seen a rabbit. */
export function scanRabbit(
  rabbit: ProcessPlace,
  data: ScanClaim,
  options: ProcessSendOptions,
): Promise<Scanned> {
  return rabbitCalls.send(rabbit, { action: 'Scan', data, reply: 'Scanned', schema: scannedSchema }, options);
}

/**
 * Shows tokens whose claim windows have closed; the outcomes are in the order of the disclosures.
 * @param acknowledgement rides along, and never makes the disclosures fail
 */
export async function discloseTokens(
  rabbit: ProcessPlace,
  disclosures: readonly Disclosure[],
  { acknowledgement, ...options }: ProcessSendOptions & { acknowledgement?: RoleAcknowledgement },
): Promise<readonly DisclosureOutcome[]> {
  const data = { disclosures, acknowledgement };
  const call = { action: 'Disclose' as const, data, reply: 'Disclosed', schema: disclosedSchema };
  return (await rabbitCalls.send(rabbit, call, options)).disclosed;
}

/**
 * Answers the event's question. The same answer of a player counts once, however often it is sent. A refusal never
 * depends on the key.
 */
export function answerQuestion(
  rabbit: ProcessPlace,
  data: QuestionAnswer,
  options: ProcessSendOptions,
): Promise<Answered> {
  return rabbitCalls.send(
    rabbit,
    { action: 'Answer', data, reply: 'Answered', schema: answeredSchema },
    options,
  );
}

/**
 * Reveals the key of the event, which ends scanning and answering. The key is public then also if the process refuses
 * the message: reveal it only for a rabbit whose answer the process has taken.
 */
export function revealKey(
  rabbit: ProcessPlace,
  data: KeyReveal,
  options: ProcessSendOptions,
): Promise<Revealed> {
  return rabbitCalls.send(
    rabbit,
    { action: 'Reveal', data, reply: 'Revealed', schema: revealedSchema },
    options,
  );
}

/** Works off what waits to be settled and judged. Returns false while claims wait for that. */
export async function settleEvent(rabbit: ProcessPlace, options: ProcessSendOptions): Promise<boolean> {
  const call = { action: 'Settle' as const, reply: 'Settled', schema: settledSchema };
  return (await rabbitCalls.send(rabbit, call, options)).done;
}
