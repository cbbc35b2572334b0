import { FoldedField } from '@rainbow-rabbit/parts/fields';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Button, Card, Checkbox, Icon, TextField, UnlistedGate } from '@rainbow-rabbit/shared/ui';
import { AdmissionNote } from '../admission/admission-note';
import { useUnlistedContest } from '../contest/contest-place';
import { MomentText } from '../contest/moment-text';
import { OwnActNotice } from '../contest/own-act-notice';
import styles from '../contest/panel.module.css';
import { useContest } from '../contest/use-contest';
import { useMessages } from '../messages';
import { ConnectButton } from '../toolbox/wallet/connect-button';
import { useSignupForm } from './use-signup-form';

interface SignupFormCardProps {
  /** The sign-up that is to be changed; undefined for the first one. */
  person?: Mine['person'];
  /** Called once a change has been taken. */
  onDone?: () => void;
}

/** The sign-up: the fields, a note on what becomes public, and the one approval. Without a wallet it asks for one. */
export function SignupFormCard(props: SignupFormCardProps) {
  return (
    <UnlistedGate process={useUnlistedContest()}>
      <FormCard {...props} />
    </UnlistedGate>
  );
}

function FormCard({ person, onDone }: SignupFormCardProps) {
  const t = useMessages();
  const { form, state, hasContact } = useSignupForm(person, onDone);
  const isConnected = useConnectedSigner() !== undefined;
  const { contest } = useContest();
  return (
    <Card tone="raised" rainbow={!person}>
      <form className={styles.form} onSubmit={form.submit} noValidate aria-busy={form.isSubmitting}>
        <AdmissionNote purpose="signup" />
        <TextField
          {...form.field('nickname')}
          label={t('signup.nickname')}
          hint={t('signup.nickname.hint')}
          autoComplete="nickname"
          required
        />
        {hasContact && (
          <TextField
            {...form.field('email')}
            label={t('signup.email')}
            hint={t(person ? 'signup.email.hint-again' : 'signup.email.hint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        )}
        <FoldedField
          {...form.field('website')}
          offer={t('signup.website.add')}
          label={t('signup.website')}
          hint={t('signup.website.hint')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
        />
        <Checkbox
          {...form.checkbox('agrees')}
          label={t('signup.agree')}
          hint={t('signup.agree.hint')}
          required
        />
        <p className={styles.small}>
          <Icon name="globe" />
          <span>{t(hasContact ? 'signup.public-sealed' : 'signup.public')}</span>
        </p>
        {hasContact && contest?.keySetAt !== undefined && (
          <p className={styles.small}>
            <Icon name="info" />
            <span>
              {t('signup.key-set')} <MomentText at={contest.keySetAt} />
            </span>
          </p>
        )}
        <OwnActNotice state={state} />
        {isConnected ? (
          <Button type="submit" large wide busy={form.isSubmitting}>
            {t(person ? 'signup.save' : 'signup.submit')}
          </Button>
        ) : (
          <>
            <p className={styles.small}>
              <Icon name="wallet" />
              <span>{t('signup.needs-wallet')}</span>
            </p>
            <ConnectButton />
          </>
        )}
      </form>
    </Card>
  );
}
