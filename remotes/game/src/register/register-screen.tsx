import { Button, Card, Icon, Notice, Rabbit, TextField } from '@rainbow-rabbit/shared/ui';
import { useSendableScans } from '../kept-scans/use-sendable-scans';
import { useMessages } from '../messages';
import { StageNote } from '../sending/stage-note';
import { type FormField, fieldNames, formFields } from './form-fields';
import styles from './register-screen.module.css';
import { useRegister } from './use-register';

/** The registration: its fields, a note on what becomes public, and the one approval that a player needs. */
export function RegisterScreen() {
  const t = useMessages();
  const waiting = useSendableScans();
  const { form, stage, problem } = useRegister();
  return (
    <div className={styles.register}>
      <header className={styles.head}>
        <div className={styles.figure}>
          <Rabbit mood={stage ? 'happy' : 'calm'} size={104} />
        </div>
        <div>
          <h1>{t('register.title')}</h1>
          <p className={styles.lead}>{t(waiting.length > 0 ? 'register.pending' : 'register.lead')}</p>
        </div>
      </header>
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
              {stage ? (
                <StageNote stage={stage} />
              ) : (
                <p className={styles.approve}>{t('register.approve')}</p>
              )}
            </div>
          </div>
        </form>
      </Card>
    </div>
  );
}
