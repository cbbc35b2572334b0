import type { SendingState } from '@rainbow-rabbit/parts/outbox';
import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { maxLinkLength } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { email, type Form, is, max, required, url, useForm } from '@rainbow-rabbit/shared/forms';
import { useEffect } from 'react';
import { useTicket } from '../admission/kept-ticket';
import { isVisibleName } from '../contest/domain/visible-name';
import { webAddressOf } from '../contest/domain/web-address';
import { useContest } from '../contest/use-contest';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages, useMiniBuildErrorText } from '../messages';
import { nicknameLimit, type SignupFields, websitePattern } from './domain/signup-fields';
import { signupDraft } from './form-draft';
import { sendSignup } from './send-signup';

const empty: SignupFields = { nickname: '', email: '', website: '', agrees: false };

/** The sign-up form: its fields with their rules, and the message that it sends. */
export interface SignupForm {
  form: Form<SignupFields>;
  state: SendingState;
  /** False where the contest takes no contacts: then the form asks for none. */
  hasContact: boolean;
}

/**
 * Returns the sign-up form. A half filled one survives a reload.
 * @param person the sign-up that is to be changed; undefined for the first one
 * @param onDone called once the contest has taken the message
 */
export function useSignupForm(person: Mine['person'], onDone?: () => void): SignupForm {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const { place, contest } = useContest();
  const process = place?.process ?? '';
  const hasContact = contest?.facts?.contactKey !== undefined;
  const ticket = useTicket();
  const { state, run } = useOwnAct(sendSignup);
  const blank = { ...empty, nickname: person?.nickname ?? '', website: person?.website ?? '' };

  const form = useForm<SignupFields>({
    initial: signupDraft(process).read() ?? blank,
    live: ['nickname'],
    labels: {
      nickname: t('signup.nickname'),
      email: t('signup.email'),
      website: t('signup.website'),
      agrees: t('signup.agree'),
    },
    rules: {
      nickname: [
        required(),
        max(nicknameLimit, t('signup.nickname.too-long', { max: nicknameLimit })),
        {
          name: 'visible',
          passes: (value) => isVisibleName(String(value)),
          message: t('error.person.name-invalid'),
        },
      ],
      email: hasContact ? [required(), email(t('signup.email.wrong'))] : [],
      website: [
        url({ pattern: websitePattern, message: t('signup.website.wrong') }),
        {
          name: 'address',
          passes: (value) => value === '' || webAddressOf(String(value)) !== undefined,
          message: t('signup.website.wrong'),
        },
        max(maxLinkLength, t('signup.website.too-long', { max: maxLinkLength })),
      ],
      agrees: [is<SignupFields>(true, t('signup.agree.needed'))],
    },
    async onSubmit(fields) {
      if (await run(fields, ticket)) {
        signupDraft(process).clear();
        onDone?.();
      }
    },
  });

  const { values, setError, focus } = form;
  useEffect(() => {
    const isTouched = Object.values(values).some((value) => value !== '' && value !== false);
    if (!process) return;
    if (isTouched) signupDraft(process).write(values);
    else signupDraft(process).clear();
  }, [process, values]);

  const error = 'error' in state ? state.error : undefined;
  const isAboutName = (['person.name-taken', 'person.name-invalid', 'person.name-hidden'] as const).some(
    (code) => hasCode(error, code),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown once, at its field
  useEffect(() => {
    if (!isAboutName) return;
    setError('nickname', errorText(error));
    focus('nickname');
  }, [error]);

  return { form, state: isAboutName ? { status: 'idle' } : state, hasContact };
}
