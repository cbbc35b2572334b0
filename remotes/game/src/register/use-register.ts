import { type KeptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { type SendStage, stagesTo } from '@rainbow-rabbit/processes/common/client';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { type Form, useForm } from '@rainbow-rabbit/shared/forms';
import { type EventEntry, keepEvent } from '@rainbow-rabbit/shared/network';
import { useEffect, useRef, useState } from 'react';
import { chainStore } from '../chain/chain-store';
import { likelyTime } from '../ledger-time/likely-time';
import { useGameErrorText, useMessages } from '../messages';
import { useReveal } from '../reveal/reveal-context';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { useTicketStore } from '../ticket/ticket-store';
import { useDraftStore, useKeepingDraft } from './draft-store';
import { fieldOfError, formFields, type PlayerFields, perField } from './form-fields';
import { registerOnce } from './register-once';
import { type JoiningWallet, useJoiningWallet } from './use-joining-wallet';
import { useAskingWhileTyping, useNicknameAnswers } from './use-nickname-answers';

export interface Registering {
  form: Form<PlayerFields>;
  wallet: JoiningWallet;
  /** The stage of the registration while it is under way; `making` until the wallet is there. */
  stage: 'making' | SendStage | undefined;
  /** The text of an error that belongs to no field; a new ticket ends one about the ticket before. */
  problem: string | undefined;
}

/** The registration form, and the registration it leads to. */
export function useRegister(): Registering {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { event, client, ledgerClock, info, me } = useGame();
  const { begin: beginReveal } = useReveal();
  // The wallet that the form waited for has a reading of its own, which is newer than the submission.
  const latest = useRef(me);
  useEffect(() => {
    latest.current = me;
  }, [me]);
  const wallet = useJoiningWallet();
  const tickets = useTicketStore();
  const drafts = useDraftStore();
  const nicknames = useNicknameAnswers();
  const heldTicket = useKeptValue(tickets);
  const [stage, setStage] = useState<Registering['stage']>();
  const [problem, setProblem] = useState<{ error: unknown; ticket: Ticket | undefined }>();

  const show = (error: unknown) => {
    const field = fieldOfError(error);
    if (!field) return setProblem({ error, ticket: tickets.read() });
    form.setError(field, errorText(error));
    form.focus(field);
  };

  const register = async (fields: PlayerFields): Promise<void> => {
    const ticket = tickets.read();
    setProblem(undefined);
    setStage('making');
    try {
      // A wallet that could not be made says so itself.
      const connected = await wallet.ready().catch(() => undefined);
      if (!connected) return;
      const refusal = await nicknames.ask(fields.nickname);
      if (refusal !== 'possible' && refusal !== 'unknown') throw new AppError(refusal);
      const { address, connector } = connected;
      const signer = itemSignerOf(connector, address);
      const chains = chainStore(client.process, address);
      const sending = { signer, onState: stagesTo(setStage) };
      const params = { client, address, chains, ticket, now: likelyTime(ledgerClock), ...sending };
      const player = await registerOnce(fields, params);
      keepUnlisted(event);
      beginReveal({ player: address, wish: fields.nickname.trim() });
      latest.current.accept(player);
    } catch (error) {
      if (leavesTicket(tickets, ticket, error)) return await register(fields);
      show(error);
      if (isRefusedAdmission(error)) await info.refresh();
    } finally {
      setStage(undefined);
    }
  };

  const ownRules = perField((name) => formFields[name].rules(t));
  const form = useForm<PlayerFields>({
    initial: drafts.read() ?? perField(() => ''),
    rules: { ...ownRules, nickname: [...ownRules.nickname, ...nicknames.rules] },
    labels: perField((name) => t(formFields[name].label)),
    live: ['nickname'],
    requiredMessage: t('register.required'),
    onSubmit: register,
  });
  useAskingWhileTyping(nicknames, form.values.nickname);
  useKeepingDraft(drafts, form.values);
  const isOutdated = isAboutTicket(problem?.error) && problem?.ticket !== heldTicket;
  return {
    form,
    wallet,
    stage,
    problem: problem && !isOutdated ? errorText(problem.error) : undefined,
  };
}

/** Keeps an event that only its link leads to: whoever joined wants to come back. */
function keepUnlisted(event: EventEntry): void {
  // An announced event is on no list once it is over.
  if (event.isUnlisted || event.isAnnounced) keepEvent(event);
}

/**
 * Removes a ticket that was refused, unless another one was opened meanwhile.
 * @returns true when the phone has another one, which may still be good
 */
function leavesTicket(tickets: KeptValue<Ticket>, ticket: Ticket | undefined, error: unknown): boolean {
  if (!isRefusedTicket(error)) return false;
  if (tickets.read() === ticket) tickets.clear();
  return tickets.read() !== undefined;
}

const isRefusedTicket = (error: unknown) => hasCode(error, 'ticket.used') || hasCode(error, 'ticket.unknown');

const isAboutTicket = (error: unknown) => isRefusedTicket(error) || hasCode(error, 'ticket.missing');

/** Returns true when the event's last answer may be older than a change of its admission or phase. */
const isRefusedAdmission = (error: unknown) =>
  hasCode(error, 'ticket.missing') || hasCode(error, 'event.full') || hasCode(error, 'event.not-open');
