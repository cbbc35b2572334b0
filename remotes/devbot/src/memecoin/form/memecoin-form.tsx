import { useNetwork } from '@rainbow-rabbit/shared/network';
import { TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ProcessField } from '../../bot/process-field';
import { placesIn } from '../../launch/domain/token-fields';
import { AmountField } from '../../launch/fields/amount-field';
import { FormButtons } from '../../launch/fields/form-buttons';
import { RadioField } from '../../launch/fields/radio-field';
import { TickerField } from '../../launch/fields/ticker-field';
import type { LaunchFormProps } from '../../launch/launch-task';
import { isLogoWaiting, LogoPart } from '../../launch/logo/logo-part';
import { useFormEvents, useReview } from '../../launch/use-review';
import { AcceptTerms } from '../../terms/accept-terms';
import { type Claimers, claimers, type MemecoinFields } from '../domain/memecoin-fields';
import { useMemecoinMessages } from '../memecoin-messages';
import { HandedOut } from './handed-out';
import styles from './memecoin-form.module.css';
import { useMemecoinForm } from './use-memecoin-form';

/** The form of a memecoin. Its name is enough; the rest has values that can stay. */
export function MemecoinForm({ fields, onChange, onReview, onCancel }: LaunchFormProps<MemecoinFields>) {
  const t = useMemecoinMessages();
  const { events } = useNetwork();
  const review = useReview(onReview);
  const { form, onName, eventError, isChecking } = useMemecoinForm(fields, review.start);
  const { values } = form;
  useFormEvents(values, { onChange, onReview }, review);
  const more = useRef<HTMLDetailsElement>(null);

  const [isLogoMissing, setIsLogoMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWaiting = isLogoWaiting(values);
    setIsLogoMissing(isWaiting);
    if (isWaiting && more.current) more.current.open = true;
    if (isWaiting) return;
    // A field within closed details can't take the focus.
    if (more.current && placesIn(values.decimals) === undefined) more.current.open = true;
    void form.submit(event);
  };
  const choose = (chosen: Claimers) => {
    form.setValue('claimers', chosen);
    const [first] = events;
    if (chosen === 'rainbow' && values.event === '' && first) form.setValue('event', first.process);
  };

  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <TextField
        {...form.field('name')}
        onChange={onName}
        label={t('memecoin.name')}
        hint={t('memecoin.name.hint')}
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TickerField
          {...form.field('ticker')}
          label={t('memecoin.ticker')}
          hint={t('memecoin.ticker.hint')}
        />
        <AmountField
          {...form.field('supply')}
          label={t('memecoin.supply')}
          hint={t('memecoin.supply.hint')}
        />
        <AmountField {...form.field('kept')} label={t('memecoin.kept')} hint={t('memecoin.kept.hint')} />
        <AmountField {...form.field('share')} label={t('memecoin.share')} hint={t('memecoin.share.hint')} />
      </div>
      <HandedOut fields={values} />
      <RadioField
        label={t('memecoin.claimers')}
        value={values.claimers}
        options={claimers.map((value) => ({ value, label: t(`memecoin.claimers.${value}`) }))}
        onChoose={choose}
        hint={t(`memecoin.claimers.${values.claimers}.hint`)}
      />
      {values.claimers === 'rainbow' && (
        <ProcessField
          label={t('memecoin.event')}
          value={values.event}
          onChange={(event) => form.setValue('event', event)}
          error={eventError}
        />
      )}
      <details ref={more} className={styles.more}>
        <summary className={styles.summary}>{t('memecoin.more')}</summary>
        <div className={styles.stack}>
          <LogoPart
            logo={values.logo}
            draft={values.logoDraft}
            letter={values.ticker.charAt(0)}
            onLogo={(logo) => form.setValue('logo', logo)}
            onDraft={(logoDraft) => form.setValue('logoDraft', logoDraft)}
            isMissing={isLogoMissing}
          />
          <TextField
            {...form.field('decimals')}
            label={t('memecoin.decimals')}
            hint={t('memecoin.decimals.hint')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </details>
      <AcceptTerms kind="memecoins" {...form.checkbox('isAgreed')} />
      <p className={styles.small}>{t('memecoin.for-good')}</p>
      <FormButtons
        review={t('memecoin.review')}
        cancel={t('memecoin.cancel')}
        isBusy={review.isConnecting || isChecking}
        onCancel={onCancel}
      />
    </form>
  );
}
