import { hasCode, isAppError } from '@rainbow-rabbit/shared/errors';
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
import { fieldOfError, formFields, type PlayerFields, perField } from './form-fields';
import { submitRegistration } from './submit-registration';

interface Registering {
  form: Form<PlayerFields>;
  /** The stage of the registration's message while it is under way. */
  stage: SendStage | undefined;
  /** The text of an error that belongs to no field. */
  problem: string | undefined;
}

/** The registration form, and the registration it leads to. */
export function useRegister(): Registering {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client, info, me } = useGame();
  const { state } = useWallet();
  const [stage, setStage] = useState<SendStage>();
  const [problem, setProblem] = useState<string>();

  const register = async (fields: PlayerFields) => {
    const event = valueOf(info.reading);
    if (state.status !== 'connected' || !event) return;
    const { address, connector } = state;
    const signer = stagedSigner(itemSignerOf(connector, address), setStage);
    const chains = chainStore(client.process, address);
    setProblem(undefined);
    try {
      me.accept(await submitRegistration(fields, { client, address, signer, chains, now: Date.now() }));
    } catch (error) {
      const field = fieldOfError(error);
      if (field) form.setError(field, errorText(error));
      else setProblem(errorText(error));
      // Another tab has registered, or an answer got lost: the ledger may know the player already.
      if (hasCode(error, 'player.exists') || (isAppError(error) && error.retryable)) await me.refresh();
    } finally {
      setStage(undefined);
    }
  };

  const form = useForm<PlayerFields>({
    initial: perField(() => ''),
    rules: perField((name) => formFields[name].rules(t)),
    requiredMessage: t('register.required'),
    onSubmit: register,
  });
  return { form, stage, problem };
}
