import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Checkbox, Icon, TextField } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mintings, placesIn, type TokenFields } from './domain/token-fields';
import { LinesField } from './fields/lines-field';
import { RadioField } from './fields/radio-field';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';
import { useTokenForm } from './use-token-form';

interface TokenFormProps {
  fields: TokenFields;
  onChange: (fields: TokenFields) => void;
  /** Gets a form that is fit to be launched. */
  onReview: (fields: TokenFields) => void;
  onCancel: () => void;
}

/** The form of a token. Name, ticker and supply are enough; the rest has the usual values. */
export function TokenForm({ fields, onChange, onReview, onCancel }: TokenFormProps) {
  const t = useLaunchMessages();
  const { state, openPopup } = useWallet();
  const isConnected = state.status === 'connected';
  // Pressed without a wallet, the button goes on once one is connected.
  const [reviewed, setReviewed] = useState<TokenFields>();
  const review = (values: TokenFields) => {
    if (isConnected) return onReview(values);
    setReviewed(values);
    openPopup();
  };
  const { form, onName, mintersError, holdersError } = useTokenForm(fields, review);
  const { values } = form;
  const latest = useRef({ onChange, onReview });
  useEffect(() => {
    latest.current = { onChange, onReview };
  });
  useEffect(() => latest.current.onChange(values), [values]);
  useEffect(() => {
    if (isConnected && reviewed === values) latest.current.onReview(values);
  }, [isConnected, reviewed, values]);

  const isListMissing = values.minting === 'list' && values.minters.trim() === '';
  const more = useRef<HTMLDetailsElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isListWrong = Boolean(mintersError || holdersError || isListMissing);
    // A field within closed details can't take the focus.
    if (more.current && (isListWrong || placesIn(values.decimals) === undefined)) more.current.open = true;
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
        <TextField
          {...form.field('ticker')}
          label={t('launch.ticker')}
          hint={t('launch.ticker.hint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('supply')}
          label={t('launch.supply')}
          hint={t('launch.supply.hint')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </div>
      <details ref={more} className={styles.more}>
        <summary className={styles.summary}>{t('launch.more')}</summary>
        <div className={styles.stack}>
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
      <Checkbox
        {...form.checkbox('isAgreed')}
        label={
          <>
            {t('launch.terms')} <Link to="/devbot/tokens/terms">{t('launch.terms.read')}</Link>
          </>
        }
      />
      {!isConnected && <p className={styles.small}>{t('launch.wallet-next')}</p>}
      <div className={styles.buttons}>
        <Button type="submit" busy={state.status === 'connecting' && !state.isResuming}>
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
