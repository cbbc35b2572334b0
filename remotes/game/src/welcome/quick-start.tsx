import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Button, ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useJourney } from '../journey/use-journey';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { ConnectingFailed } from '../wallet-choice/connecting-failed';
import { useWalletChoice } from '../wallet-choice/use-wallet-choice';
import styles from './quick-start.module.css';

/**
 * The way in: one tap chooses the wallet that this browser makes and shows the form, while its key is being made. Players
 * who have a wallet find the others behind the second link; where only others are offered, the one way leads there.
 */
export function QuickStart() {
  const t = useMessages();
  const pathTo = usePaths();
  const navigate = useNavigate();
  const { wallet } = useJourney();
  const { quick, failure, choose } = useWalletChoice();
  if (wallet === 'connected') return null;
  const play = () => {
    if (quick) choose(quick.method);
    navigate(pathTo(quick ? 'register' : 'wallet'));
  };
  return (
    <div className={styles.start}>
      {failure !== undefined && <ConnectingFailed failure={failure} />}
      <Button large wide onClick={play}>
        {t('welcome.play')}
      </Button>
      {quick && (
        <ButtonLink to={pathTo('wallet')} variant="quiet">
          {t('welcome.have-wallet')}
        </ButtonLink>
      )}
    </div>
  );
}
