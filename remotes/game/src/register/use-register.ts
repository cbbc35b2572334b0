import { isAppError } from '@rainbow-rabbit/shared/errors';
import { email, type Form, type Rule, required, useForm } from '@rainbow-rabbit/shared/forms';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { chainStore } from '../chain/chain-store';
import { type GameTranslate, useGameErrorText, useMessages } from '../messages';
import { type SendStage, stagedSigner } from '../process/staged-signer';
import { valueOf } from '../reading/reading';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { isXUsername, nicknameMaxLength, nicknameProblem } from './domain/player-fields';
import { fieldOfError } from './field-of-error';
import { type PlayerFields, registerPlayer } from './register-player';

type Values = PlayerFields & Record<string, string>;

interface Registering {
  form: Form<Values>;
  /** How far the message is, while there is one. */
  stage: SendStage | undefined;
  /** What went wrong, unless it is said at a field. */
  problem: string | undefined;
}

/** The registration form, and what becomes of it. */
export function useRegister(): Registering {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client, info, me } = useGame();
  const { state } = useWallet();
  const [stage, setStage] = useState<SendStage>();
  const [problem, setProblem] = useState<string>();

  const register = async (fields: Values) => {
    const event = valueOf(info.reading);
    if (state.status !== 'connected' || !event) return;
    const { address, connector } = state;
    const signer = stagedSigner(itemSignerOf(connector, address), setStage);
    const chains = chainStore(client.process, address);
    setProblem(undefined);
    try {
      me.accept(
        await registerPlayer(fields, { client, address, signer, info: event, chains, now: Date.now() }),
      );
    } catch (error) {
      const field = fieldOfError(error);
      if (field) form.setError(field, errorText(error));
      else setProblem(errorText(error));
      // Another tab or an answer that got lost: the ledger knows the player already.
      if (isAppError(error) && (error.code === 'rabbit.player.exists' || error.retryable)) await me.refresh();
    } finally {
      setStage(undefined);
    }
  };

  const form = useForm<Values>({
    initial: { nickname: '', email: '', xUsername: '' },
    rules: fieldRules(t),
    requiredMessage: t('register.required'),
    onSubmit: register,
  });
  return { form, stage, problem };
}

function fieldRules(t: GameTranslate) {
  const nickname: Rule<unknown>[] = [
    required(),
    {
      name: 'length',
      passes: (value) => nicknameProblem(String(value)) !== 'tooLong',
      message: t('register.nickname.too-long', { max: nicknameMaxLength }),
    },
    {
      name: 'visible',
      passes: (value) => nicknameProblem(String(value)) !== 'invisible',
      message: t('error.rabbit.player.nickname-invalid', { max: nicknameMaxLength }),
    },
  ];
  const xUsername: Rule<unknown>[] = [
    {
      name: 'x-username',
      passes: (value) => isXUsername(String(value)),
      message: t('error.rabbit.player.x-username-invalid'),
    },
  ];
  return { nickname, email: [required(), email(t('register.email.invalid'))], xUsername };
}
