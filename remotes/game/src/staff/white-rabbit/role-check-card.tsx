import { useConsoleMessages } from '@rainbow-rabbit/parts/console/messages';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { ButtonRow } from '../button-row';
import { useStaffMessages } from '../staff-messages';
import { OpenedAnswers } from './opened-answers';
import { useRoleCheck } from './use-role-check';
import type { Sealing } from './use-sealing';
import styles from './white-rabbit.module.css';

/** The White Rabbit now: if the role is accepted, and the way to another one. */
export function RoleCheckCard({ sealing }: { sealing: Sealing }) {
  const t = useStaffMessages();
  const ofConsoles = useConsoleMessages();
  const errorText = useGameErrorText();
  const { state, check, close } = useRoleCheck();
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.check.title')}</h3>
        <p>{t('staff.role.check.text')}</p>
        {state.status === 'open' && (
          <OpenedAnswers facts={state.facts} acknowledgements={state.acknowledgements} sealing={sealing} />
        )}
        {state.status === 'reading' && (
          <div className={styles.progress} role="status">
            <Spinner />
            {t('staff.role.check.reading')}
          </div>
        )}
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        <ButtonRow>
          <Button variant="secondary" busy={state.status === 'reading'} onClick={() => void check()}>
            {t('staff.role.check.act')}
          </Button>
          {state.status === 'open' && (
            <Button variant="quiet" onClick={close}>
              {ofConsoles('contacts.close')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Card>
  );
}
