import type { AoClient, AoMessage, AoResult, AoSpawn, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { isFrom, mayHaveArrived } from '@rainbow-rabbit/shared/errors';
import { oneTabAlone } from './one-tab-alone';
import { type KeptMessage, memoryOutbox, type Outbox } from './outbox';

/** The state of a message on its way. The last three are its ends. */
export type DeliveryState =
  /** The wallet is asked for its signature. */
  | { status: 'asking' }
  /** It is signed and kept; nothing was posted. */
  | { status: 'signed'; signedAt: number }
  /** It is posted, and the process's answer is awaited. */
  | { status: 'posted'; signedAt: number }
  /** The process took it. */
  | { status: 'answered' }
  /** The process, the wallet's user, or this app refused it: it did nothing, and never will. */
  | { status: 'refused'; error: unknown }
  /** It may have arrived, and stays kept. Sending it again asks the ledger, and then posts the same bytes. */
  | { status: 'unknown'; error: unknown };

/** The signer of a message, and the outbox that keeps it. */
export interface DeliveryOptions {
  signer: ItemSigner;
  signal?: AbortSignal;
  /** Keeps the message until its answer is known, so that another attempt posts the same bytes. Default: none outlives the call. */
  outbox?: Outbox;
  /**
   * Names the message of one intent, whose words differ with each attempt: the same identity is the same message. Default: its words. It is
   * kept beside the message.
   */
  identity?: string;
  /**
   * The variant of the intent, such as one code of a rabbit. Another variant than the kept one is signed only once the process has refused
   * that one. Default: the intent has no variants.
   */
  variant?: string;
  /** Gets each state when it begins. */
  onState?: (state: DeliveryState) => void;
}

/** A message, or the item of a new process, and the outbox that keeps it. */
export interface Posting extends Omit<DeliveryOptions, 'identity'> {
  ao: AoClient;
  message: AoMessage | AoSpawn;
  name: string;
  outbox: Outbox;
  /** See `KeptMessage`. */
  line?: string | undefined;
  sequence?: number | undefined;
}

/** A message, and what its process's answer means. */
export interface Delivery<Reply> extends DeliveryOptions, Pick<Posting, 'ao' | 'name' | 'line' | 'sequence'> {
  message: AoMessage;
  /** Parses the result of the message; throws for a refusal, and for a result that says nothing of it. */
  judge: (result: AoResult) => Reply;
}

/**
 * Brings a signed message to its process, once: every message that a browser sends goes this way. A message that an earlier attempt
 * left in the outbox is not signed again. The ledger is asked for its result first, and the same bytes are posted if it has none; so
 * nothing counts twice, also after a reload, and from two tabs.
 * @returns the reply that `judge` finds
 * @throws what `judge` throws, and AppErrors of wallet and network; `onState` says if the message may have arrived
 */
export async function deliver<Reply>(delivery: Delivery<Reply>): Promise<Reply> {
  const { outbox, name } = delivery;
  if (!outbox) return attempt(delivery, memoryOutbox());
  return oneTabAlone(`rainbow-rabbit.outbox.${name}`, () => attempt(delivery, outbox));
}

async function attempt<Reply>(delivery: Delivery<Reply>, outbox: Outbox): Promise<Reply> {
  const { name, variant, judge, onState } = delivery;
  const kept = outbox.read(name);
  try {
    const reply = judge(await resultOf(delivery, outbox));
    outbox.write(name, undefined);
    onState?.({ status: 'answered' });
    return reply;
  } catch (error) {
    const isUnknown = outbox.read(name) !== undefined && mayHaveArrived(error);
    if (!isUnknown) outbox.write(name, undefined);
    if (!isUnknown && kept && kept.variant !== variant) return attempt(delivery, outbox);
    onState?.({ status: isUnknown ? 'unknown' : 'refused', error });
    throw error;
  }
}

async function resultOf(delivery: Delivery<unknown>, outbox: Outbox): Promise<AoResult> {
  const { ao, message, name, signal, onState } = delivery;
  const kept = outbox.read(name);
  if (kept?.isPosted) {
    onState?.({ status: 'posted', signedAt: kept.signedAt });
    const known = await ao.known(message.process, kept.id, signal);
    if (known) return known;
  }
  const { id } = await postOnce({ ...delivery, outbox });
  return ao.result(message.process, id, signal);
}

/**
 * Has a message signed unless the outbox keeps it, keeps it, and posts it. It stays kept.
 * @throws AppErrors of wallet and network; it may have arrived once it is kept as posted
 */
export async function postOnce(posting: Posting): Promise<KeptMessage> {
  const { ao, name, outbox, signal, onState } = posting;
  const posted = { ...(outbox.read(name) ?? (await sign(posting))), isPosted: true };
  // before it leaves: the page may be gone before the answer comes
  outbox.write(name, posted);
  onState?.({ status: 'posted', signedAt: posted.signedAt });
  await ao.post(posted, signal);
  return posted;
}

async function sign({
  ao,
  message,
  name,
  outbox,
  line,
  sequence,
  variant,
  signer,
  signal,
  onState,
}: Posting): Promise<KeptMessage> {
  onState?.({ status: 'asking' });
  const { id, item } = await ao.sign(message, signer, signal);
  const numbered = line !== undefined && { line, sequence };
  const ofVariant = variant !== undefined && { variant };
  const signed = { id, item, signedAt: Date.now(), isPosted: false, ...numbered, ...ofVariant };
  outbox.write(name, signed);
  onState?.({ status: 'signed', signedAt: signed.signedAt });
  return signed;
}

/** The end of an attempt to send. `refused`: it did nothing, and never will; `unknown`: it may have arrived, or may arrive later. */
export type SendOutcome<Reply> =
  | { status: 'answered'; reply: Reply }
  | { status: 'refused'; error: unknown }
  | { status: 'unknown'; error: unknown };

/**
 * Sends one message or several, and returns how that ended; never rejects.
 * @param send sends by the options that it gets
 */
export async function outcomeOf<Options extends DeliveryOptions, Reply>(
  options: Options,
  send: (options: Options) => Promise<Reply>,
): Promise<SendOutcome<Reply>> {
  let isPosted = false;
  const onState = (state: DeliveryState) => {
    isPosted ||= state.status === 'posted';
    options.onState?.(state);
  };
  try {
    return { status: 'answered', reply: await send({ ...options, onState }) };
  } catch (error) {
    return { status: isPosted && mayHaveArrived(error) ? 'unknown' : 'refused', error };
  }
}

/** Returns true where another attempt may do without its sender: nothing was refused, the network failed. */
export const mayGoLater = ({
  status,
  error,
}: Exclude<SendOutcome<unknown>, { status: 'answered' }>): boolean =>
  status === 'unknown' || (isFrom(error, 'ao') && error.retryable);
