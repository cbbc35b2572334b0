import { Button, Dialog, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { Agreement } from './agreement';
import type { Deal } from './envelope-store';
import { HeldCard } from './held-card';
import styles from './role-sheet.module.css';
import type { EnvelopeState } from './use-envelope';

interface RoleSheetProps {
  deal: Deal;
  state: EnvelopeState;
  /** True when the icon is still pressed. */
  isHeld: boolean;
  onClose: () => void;
}

/** The own role card, face down until it is held, and the agreement to the role. Nothing on it but its face shows the role. */
export function RoleSheet({ deal, state, isHeld, onClose }: RoleSheetProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  return (
    <Dialog title={t('role.title')} onClose={onClose} sheet>
      <div className={styles.sheet}>
        {state.status === 'fetching' && (
          <p className={styles.waiting} role="status">
            <Spinner /> {t('role.fetching')}
          </p>
        )}
        {state.status === 'later' && <Notice title={t('role.later.title')}>{t('role.later.text')}</Notice>}
        {state.status === 'failed' && (
          <Notice tone="error" action={<Button onClick={state.retry}>{t('try-again')}</Button>}>
            {errorText(state.error)}
          </Notice>
        )}
        {state.status === 'here' && (
          <>
            <p className={styles.lead}>{t('role.lead')}</p>
            <HeldCard deal={deal} envelope={state.envelope} startsHeld={isHeld} />
            <Agreement deal={deal} envelope={state.envelope} />
          </>
        )}
      </div>
    </Dialog>
  );
}
