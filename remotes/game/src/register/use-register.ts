import type { Ticket } from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { type Form, useForm } from '@rainbow-rabbit/shared/forms';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { chainStore } from '../chain/chain-store';
import { useGameErrorText, useMessages } from '../messages';
import type { SendStage } from '../sending/domain/send-stage';
import { stagedSigner } from '../sending/staged-signer';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { type StoredValue, useStoredValue } from '../stored/stored-value';
import { useTicketStore } from '../ticket/ticket-store';
import { fieldOfError, formFields, type PlayerFields, perField } from './form-fields';
import { registerOnce } from './register-once';

export interface Registering {
  form: Form<PlayerFields>;
  /** The stage of the registration's message while it is under way. */
  stage: SendStage | undefined;
  /** The text of an error that belongs to no field; a new ticket ends one about the ticket before. */
  problem: string | undefined;
}

/** The registration form, and the registration it leads to. */
export function useRegister(): Registering {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client, info, me } = useGame();
  const { state } = useWallet();
  const tickets = useTicketStore();
  const heldTicket = useStoredValue(tickets);
  const [stage, setStage] = useState<SendStage>();
  const [problem, setProblem] = useState<{ error: unknown; ticket: Ticket | undefined }>();

  const show = (error: unknown) => {
    const field = fieldOfError(error);
    if (field) form.setError(field, errorText(error));
    else setProblem({ error, ticket: tickets.read() });
  };

  const register = async (fields: PlayerFields) => {
    const event = valueOf(info.reading);
    if (state.status !== 'connected' || !event) return;
    const { address, connector } = state;
    const signer = stagedSigner(itemSignerOf(connector, address), setStage);
    const chains = chainStore(client.process, address);
    const ticket = tickets.read();
    setProblem(undefined);
    try {
      me.accept(await registerOnce(fields, { client, address, signer, chains, ticket, now: Date.now() }));
    } catch (error) {
      if (isRefusedTicket(error)) dropTicket(tickets, ticket);
      show(error);
      if (isRefusedAdmission(error)) await info.refresh();
    } finally {
      setStage(undefined);
    }
  };

  const form = useForm<PlayerFields>({
    initial: perField(() => ''),
    rules: perField((name) => formFields[name].rules(t)),
    labels: perField((name) => t(formFields[name].label)),
    requiredMessage: t('register.required'),
    onSubmit: register,
  });
  const isOutdated = isAboutTicket(problem?.error) && problem?.ticket !== heldTicket;
  return { form, stage, problem: problem && !isOutdated ? errorText(problem.error) : undefined };
}

/** Removes a ticket, unless another one was opened meanwhile. */
function dropTicket(tickets: StoredValue<Ticket>, ticket: Ticket | undefined): void {
  if (tickets.read() === ticket) tickets.clear();
}

const isRefusedTicket = (error: unknown) => hasCode(error, 'ticket.used') || hasCode(error, 'ticket.unknown');

const isAboutTicket = (error: unknown) => isRefusedTicket(error) || hasCode(error, 'ticket.missing');

/** Returns true when the event's last answer may be older than a change of its admission. */
const isRefusedAdmission = (error: unknown) =>
  hasCode(error, 'ticket.missing') || hasCode(error, 'event.full');
