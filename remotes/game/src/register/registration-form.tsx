import { Button, Card, Icon, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { StageNote } from '../sending/stage-note';
import { type FormField, fieldNames, formFields } from './form-fields';
import styles from './registration-form.module.css';
import type { Registering } from './use-register';

/** The fields of the registration, a note on what becomes public, and the one approval that a player needs. */
export function RegistrationForm({ form, stage, problem }: Registering) {
  const t = useMessages();
  return (
    <Card tone="raised" rainbow>
      <form className={styles.form} onSubmit={form.submit} noValidate aria-busy={form.isSubmitting}>
        {fieldNames.map((name) => {
          const { label, hint, optional, input }: FormField = formFields[name];
          return (
            <TextField
              key={name}
              {...form.field(name)}
              {...input}
              label={t(label)}
              hint={t(hint)}
              optional={optional && t(optional)}
            />
          );
        })}
        <p className={styles.public}>
          <Icon name="globe" />
          <span>{t('register.public')}</span>
        </p>
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className={styles.submit}>
          <Button type="submit" large wide busy={form.isSubmitting}>
            {t('register.submit')}
          </Button>
          <div aria-live="polite">
            {stage ? <StageNote stage={stage} /> : <p className={styles.approve}>{t('register.approve')}</p>}
          </div>
        </div>
      </form>
    </Card>
  );
}
