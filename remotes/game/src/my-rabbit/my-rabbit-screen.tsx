import { useWakeLock } from '@rainbow-rabbit/parts/scanner/showing';
import { ColourMark, Rabbit } from '@rainbow-rabbit/shared/ui';
import { use } from 'react';
import { CatchesLink } from '../caught/catches-link';
import { useOwnCode } from '../chain/use-own-code';
import { DisclosureNotice } from '../disclosures/disclosure-notice';
import { EventNotices } from '../frame/event-notices';
import { KeyfileReminder } from '../keyfile/keyfile-reminder';
import { useMessages } from '../messages';
import { AnswerStep } from '../rainbow/answer-step';
import { CollectedColours } from '../rainbow/collected-colours';
import { RainbowComplete } from '../rainbow/rainbow-complete';
import { useOwnRabbit } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { TakenBackNotice } from '../taken-back/taken-back-notice';
import { TellOffer } from '../telling/tell-offer';
import { CodeToType } from './code-to-type';
import { MyRabbitNotices } from './my-rabbit-notices';
import styles from './my-rabbit-screen.module.css';
import { OwnCodeCard } from './own-code-card';
import { usePlaceInHistory } from './use-place-in-history';
import { WholeCode } from './whole-code';

/**
 * A player's own rabbit. The code that others scan is whole in the first screenful, whatever else there is to say. The next step of a
 * complete rainbow and all notices come below it, but for the slim lines of `MyRabbitNotices`. It is also shown while the
 * wallet, the ledger or the network is away, from what this phone keeps.
 */
export function MyRabbitScreen() {
  const t = useMessages();
  const { player } = useOwnRabbit();
  const hasWallet = use(PlayerContext) !== undefined;
  const own = useOwnCode();
  const whole = usePlaceInHistory('whole-code');
  useWakeLock();
  return (
    <div className={styles.screen} data-colour={player.colour}>
      <div className={styles.stage} data-has-code={own.status === 'shown' || own.status === 'preparing'}>
        <div className={styles.inside}>
          <div className={styles.lines}>
            <MyRabbitNotices />
          </div>
          <header className={styles.rabbit}>
            <div className={styles.figure}>
              <Rabbit
                colour={player.colour}
                mood={player.complete ? 'happy' : 'calm'}
                size="100%"
                label={t('me.rabbit', { nickname: player.nickname })}
              />
            </div>
            <div className={styles.name}>
              <h1 className={styles.nickname}>{player.nickname}</h1>
              <p className={styles.colour}>
                <ColourMark colour={player.colour} />
                <span>{t('me.number', { rabbit: player.rabbit })}</span>
              </p>
            </div>
          </header>
          <div className={styles.code}>
            <OwnCodeCard own={own} onEnlarge={whole.open} />
          </div>
        </div>
      </div>
      {whole.isOpen && own.status === 'shown' && (
        <WholeCode code={own.code} nickname={player.nickname} colour={player.colour} onClose={whole.close} />
      )}
      <div className={styles.rest}>
        {player.complete && <AnswerStep />}
        {own.status === 'shown' && <CodeToType code={own.code} />}
        <EventNotices />
        {hasWallet && <TakenBackNotice />}
        {hasWallet && <DisclosureNotice />}
        {player.complete && <RainbowComplete player={player} />}
        {hasWallet && <KeyfileReminder />}
        <TellOffer />
        <CollectedColours collected={player.collected} voided={player.voided} />
        {hasWallet && <CatchesLink />}
      </div>
    </div>
  );
}
