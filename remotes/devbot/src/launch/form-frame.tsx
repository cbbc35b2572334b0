import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { Form } from '@rainbow-rabbit/shared/forms';
import { Button, Icon, TextField } from '@rainbow-rabbit/shared/ui';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { AcceptTerms } from '../terms/accept-terms';
import type { TermsKind } from '../terms/terms-versions';
import { type LaunchFields, placesIn, tickerOf } from './domain/token-fields';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';
import { isLogoWaiting, LogoPart } from './logo/logo-part';

interface FormFrameProps {
  form: Pick<Form<LaunchFields>, 'values' | 'field' | 'checkbox' | 'setValue' | 'submit'>;
  terms: TermsKind;
  nameHint: string;
  /** The fields of amounts, beside the ticker. */
  amounts: ReactNode;
  /** The closed part of the form: its name, its own fields, and true while one of those can't be used. */
  more: { label: string; fields?: ReactNode; isWrong?: boolean };
  /** A sentence above the buttons. */
  note: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  /** Fields between the amounts and the closed part. */
  children?: ReactNode;
}

/** The form of a launch: the fields of all launches around those of one kind. A ticker is suggested until another one is written. */
export function FormFrame(props: FormFrameProps) {
  const { form, terms, nameHint, amounts, more, note, isBusy, onCancel, children } = props;
  const t = useLaunchMessages();
  const { values } = form;
  const [isLogoMissing, setIsLogoMissing] = useState(false);
  // A logo on its way is in sight after a reload.
  const [isLogoBegun] = useState(values.logoDraft !== '');
  const details = useRef<HTMLDetailsElement>(null);
  const onName = (event: ChangeEvent<HTMLInputElement>) => {
    const isSuggested = values.ticker === '' || values.ticker === tickerOf(values.name);
    form.field('name').onChange(event);
    if (isSuggested) form.setValue('ticker', tickerOf(event.target.value));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWaiting = isLogoWaiting(values);
    setIsLogoMissing(isWaiting);
    // A field within closed details can't take the focus.
    const isMoreWrong = isWaiting || more.isWrong || placesIn(values.decimals) === undefined;
    if (details.current && isMoreWrong) details.current.open = true;
    if (isWaiting) return;
    if (more.isWrong) details.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else void form.submit(event);
  };

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <TextField
        {...form.field('name')}
        onChange={onName}
        label={t('launch.name')}
        hint={nameHint}
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('ticker')}
          label={t('launch.ticker')}
          hint={t('launch.ticker.hint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        {amounts}
      </div>
      {children}
      <FoldedPart
        ref={details}
        className={styles.more}
        open={isLogoBegun}
        labelClass={styles.label}
        label={more.label}
      >
        <div className={styles.stack}>
          <LogoPart
            logo={values.logo}
            draft={values.logoDraft}
            letter={values.ticker.charAt(0)}
            onLogo={(logo) => form.setValue('logo', logo)}
            onDraft={(logoDraft) => form.setValue('logoDraft', logoDraft)}
            isMissing={isLogoMissing}
          />
          {more.fields}
          <TextField
            {...form.field('decimals')}
            label={t('launch.decimals')}
            hint={t('launch.decimals.hint')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </FoldedPart>
      <AcceptTerms kind={terms} {...form.checkbox('isAgreed')} />
      {note && <p className={styles.small}>{note}</p>}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('launch.review')}
          <Icon name="arrow-right" />
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('launch.cancel')}
        </Button>
      </div>
    </form>
  );
}
