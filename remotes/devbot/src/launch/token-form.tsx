import { TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { AcceptTerms } from '../terms/accept-terms';
import { mintings, placesIn, type TokenFields } from './domain/token-fields';
import { AmountField } from './fields/amount-field';
import { FormButtons } from './fields/form-buttons';
import { LinesField } from './fields/lines-field';
import { RadioField } from './fields/radio-field';
import { TickerField } from './fields/ticker-field';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';
import type { LaunchFormProps } from './launch-task';
import { isLogoWaiting, LogoPart } from './logo/logo-part';
import { useFormEvents, useReview } from './use-review';
import { useTokenForm } from './use-token-form';

/** The form of a token. Name, ticker and supply are enough; the rest has the usual values. */
export function TokenForm({ fields, onChange, onReview, onCancel }: LaunchFormProps<TokenFields>) {
  const t = useLaunchMessages();
  const review = useReview(onReview);
  const { form, onName, mintersError, holdersError } = useTokenForm(fields, review.start);
  const { values } = form;
  useFormEvents(values, { onChange, onReview }, review);

  const isListMissing = values.minting === 'list' && values.minters.trim() === '';
  const [isLogoMissing, setIsLogoMissing] = useState(false);
  const more = useRef<HTMLDetailsElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isListWrong = Boolean(mintersError || holdersError || isListMissing);
    // A field within closed details can't take the focus.
    if (more.current && (isListWrong || placesIn(values.decimals) === undefined)) more.current.open = true;
    const isWaiting = isLogoWaiting(values);
    setIsLogoMissing(isWaiting);
    if (isWaiting && more.current) more.current.open = true;
    if (isWaiting) return;
    if (isListWrong) more.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else void form.submit(event);
  };

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <TextField
        {...form.field('name')}
        onChange={onName}
        label={t('launch.name')}
        hint={t('launch.name.hint')}
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TickerField {...form.field('ticker')} label={t('launch.ticker')} hint={t('launch.ticker.hint')} />
        <AmountField {...form.field('supply')} label={t('launch.supply')} hint={t('launch.supply.hint')} />
      </div>
      <details ref={more} className={styles.more}>
        <summary className={styles.summary}>{t('launch.more')}</summary>
        <div className={styles.stack}>
          <LogoPart
            logo={values.logo}
            draft={values.logoDraft}
            letter={values.ticker.charAt(0)}
            onLogo={(logo) => form.setValue('logo', logo)}
            onDraft={(logoDraft) => form.setValue('logoDraft', logoDraft)}
            isMissing={isLogoMissing}
          />
          <RadioField
            label={t('launch.minting')}
            value={values.minting}
            options={mintings.map((value) => ({ value, label: t(`launch.minting.${value}`) }))}
            onChoose={(minting) => form.setValue('minting', minting)}
            hint={t(`launch.minting.${values.minting}.hint`)}
          />
          {values.minting === 'list' && (
            <LinesField
              label={t('launch.minters')}
              value={values.minters}
              onChange={(minters) => form.setValue('minters', minters)}
              hint={t('launch.minters.hint')}
              error={mintersError ?? (isListMissing ? t('launch.fault.no-minters') : undefined)}
            />
          )}
          <LinesField
            label={t('launch.holders')}
            value={values.holders}
            onChange={(holders) => form.setValue('holders', holders)}
            hint={t('launch.holders.hint')}
            error={holdersError}
          />
          <TextField
            {...form.field('decimals')}
            label={t('launch.decimals')}
            hint={t('launch.decimals.hint')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </details>
      <AcceptTerms kind="tokens" {...form.checkbox('isAgreed')} />
      {!review.isConnected && <p className={styles.small}>{t('launch.wallet-next')}</p>}
      <FormButtons
        review={t('launch.review')}
        cancel={t('launch.cancel')}
        isBusy={review.isConnecting}
        onCancel={onCancel}
      />
    </form>
  );
}
