import { FilePlace } from '@rainbow-rabbit/shared/files';
import { Button, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { ButtonRow } from '../button-row/button-row';
import { useStaffMessages } from '../staff-messages';
import { isOut } from './domain/is-out';
import { OpenedAnswers } from './opened-answers';
import type { Redraw } from './redraw-part';
import { RoleWarnings } from './role-warnings';
import { useRoleCheck } from './use-role-check';
import styles from './white-rabbit.module.css';

/** The White Rabbit now: if the role is accepted, and if the key is in good hands. */
export function RoleCheckCard({ redraw }: { redraw: Redraw }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { state, check, close } = useRoleCheck(redraw.file);
  const isGone = state.status === 'open' && (!state.facts.player || isOut(state.facts.player));
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{t('staff.role.check.title')}</h3>
        <p>{t('staff.role.check.text')}</p>
        {state.status === 'open' && (
          <>
            <RoleWarnings facts={state.facts} />
            {isGone && (
              <Notice tone="warning">{t('staff.role.check.gone', { edition: state.facts.edition })}</Notice>
            )}
          </>
        )}
        {state.status === 'open' && state.acknowledgements && (
          <OpenedAnswers
            facts={state.facts}
            acknowledgements={state.acknowledgements}
            redraw={isGone ? undefined : redraw}
          />
        )}
        {state.status === 'reading' && (
          <div className={styles.progress} role="status">
            <Spinner />
            {t('staff.role.check.reading')}
          </div>
        )}
        {state.status === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        {!(state.status === 'open' && state.acknowledgements) && (
          <FilePlace
            label={t('staff.contacts.choose')}
            accept=".json,application/json"
            onChoose={(file) => void check(file)}
          >
            <span>{t('staff.role.check.with-key')}</span>
          </FilePlace>
        )}
        <ButtonRow>
          <Button variant="secondary" busy={state.status === 'reading'} onClick={() => void check()}>
            {t('staff.role.check.act')}
          </Button>
          {state.status === 'open' && (
            <Button variant="quiet" onClick={close}>
              {t('staff.contacts.close')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </Card>
  );
}
