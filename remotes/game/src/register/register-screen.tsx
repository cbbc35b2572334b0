import { Rabbit, UnlistedGate, UnlistedNotice } from '@rainbow-rabbit/shared/ui';
import { useSendableScans } from '../kept-scans/use-sendable-scans';
import { ScreenColumn } from '../layout/screen-column';
import { useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { AdmissionNotice } from '../ticket/admission-notice';
import { useAdmission } from '../ticket/use-admission';
import styles from './register-screen.module.css';
import { RegistrationClosed } from './registration-closed';
import { RegistrationForm } from './registration-form';
import { useRegister } from './use-register';

/** The registration: the state of admission, then the form, or what has to come before it. */
export function RegisterScreen() {
  const t = useMessages();
  const waiting = useSendableScans();
  const { event } = useGame();
  const admission = useAdmission();
  const registering = useRegister();
  const { form, stage, problem } = registering;
  // A message under way is not taken from the player's sight.
  const isClosed = !form.isSubmitting && (admission === 'ticket-needed' || admission === 'full');
  const hasCaught = isClosed ? 'register.pending-closed' : 'register.pending';
  return (
    <ScreenColumn>
      <header className={styles.head}>
        <div className={styles.figure}>
          <Rabbit mood={stage ? 'happy' : 'calm'} size={104} />
        </div>
        <div>
          <h1>{t('register.title')}</h1>
          <p className={styles.lead}>{t(waiting.length > 0 ? hasCaught : 'register.lead')}</p>
        </div>
      </header>
      {event.isUnlisted && <UnlistedNotice what="event" />}
      {isClosed ? (
        <RegistrationClosed admission={admission} problem={problem} />
      ) : (
        <>
          <AdmissionNotice admission={admission} />
          <UnlistedGate process={event.isUnlisted ? event.process : undefined}>
            <RegistrationForm {...registering} />
          </UnlistedGate>
        </>
      )}
    </ScreenColumn>
  );
}
