import { Button, Checkbox, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import type { Deal, KeptEnvelope } from './envelope-store';
import styles from './role-sheet.module.css';
import { useAcknowledging } from './use-acknowledging';

/** The agreement to the role on the card, worded and shaped alike for everybody. */
export function Agreement({ deal, envelope }: { deal: Deal; envelope: KeptEnvelope }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const [isTicked, setTicked] = useState(false);
  const { state, stage, error, answer, send } = useAcknowledging(deal, envelope);
  return (
    <div className={styles.agreement}>
      {state === 'open' && (
        <>
          <Checkbox
            label={t('role.agree')}
            checked={isTicked}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <Button wide large disabled={!isTicked} onClick={() => answer(true)}>
            {t('role.continue')}
          </Button>
          <Button variant="quiet" wide onClick={() => answer(false)}>
            {t('role.decline')}
          </Button>
        </>
      )}
      {state !== 'open' && (
        <p className={styles.done} role="status">
          <Icon name="check" /> {t(state === 'taken' ? 'role.taken' : 'role.kept')}
        </p>
      )}
      {state === 'kept' && send && (
        <Button variant="secondary" wide busy={stage !== undefined} onClick={send}>
          {t('role.send')}
        </Button>
      )}
      <div role="status">{stage && <StageNote stage={stage} />}</div>
      {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
    </div>
  );
}
