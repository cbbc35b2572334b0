import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useJourney } from '../journey/use-journey';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { QuickWalletOption } from '../wallet-choice/quick-wallet-option';
import styles from './quick-start.module.css';

/** The connect-wallet button, and below it the one wallet that needs only a tap. */
export function QuickStart() {
  const t = useMessages();
  const pathTo = usePaths();
  const { wallet } = useJourney();
  if (wallet === 'connected') return null;
  return (
    <div className={styles.start}>
      <ButtonLink to={pathTo('wallet')} large wide>
        {t('welcome.connect')}
      </ButtonLink>
      <QuickWalletOption />
    </div>
  );
}
