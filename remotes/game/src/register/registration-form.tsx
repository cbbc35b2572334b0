import { FoldedField } from '@rainbow-rabbit/parts/fields';
import { Button, Card, Icon, Notice, Spinner, TextField } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { type FormField, fieldNames, formFields } from './form-fields';
import styles from './registration-form.module.css';
import type { Registering } from './use-register';
import { WalletNote } from './wallet-note';

/** The fields of the registration, a note on what becomes public, and the one approval that a player needs. */
export function RegistrationForm({ form, wallet, stage, problem }: Registering) {
  const t = useMessages();
  return (
    <Card tone="raised" rainbow>
      <form className={styles.form} onSubmit={form.submit} noValidate aria-busy={form.isSubmitting}>
        {fieldNames.map((name) => {
          const { label, hint, fold, input }: FormField = formFields[name];
          const field = { ...form.field(name), ...input, label: t(label), hint: t(hint) };
          return fold ? (
            <FoldedField key={name} {...field} offer={t(fold)} />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
        <p className={styles.public}>
          <Icon name="globe" />
          <span>{t('register.public')}</span>
        </p>
        <WalletNote wallet={wallet} />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className={styles.submit}>
          <Button type="submit" large wide busy={form.isSubmitting}>
            {t('register.submit')}
          </Button>
          <div aria-live="polite">{stage && <JoiningStage stage={stage} />}</div>
        </div>
      </form>
    </Card>
  );
}

const stageTexts = {
  making: 'wallet.creating',
  approving: 'register.approve',
  sending: 'register.sending',
} as const;

function JoiningStage({ stage }: { stage: NonNullable<Registering['stage']> }) {
  const t = useMessages();
  return (
    <p className={styles.stage}>
      {stage === 'approving' ? <Icon name="wallet" /> : <Spinner />}
      {t(stageTexts[stage])}
    </p>
  );
}
