import { ColourMark, Rabbit } from '@rainbow-rabbit/shared/ui';
import { DisclosureNotice } from '../disclosures/disclosure-notice';
import { KeyfileReminder } from '../keyfile/keyfile-reminder';
import { useMessages } from '../messages';
import { CollectedColours } from '../rainbow/collected-colours';
import { RainbowComplete } from '../rainbow/rainbow-complete';
import { usePlayer } from '../session/player-context';
import { TakenBackNotice } from '../taken-back/taken-back-notice';
import styles from './my-rabbit-screen.module.css';
import { OwnCodeCard } from './own-code-card';
import { useWakeLock } from './use-wake-lock';

/** A player's own rabbit, the code that others scan, and the rainbow so far. */
export function MyRabbitScreen() {
  const t = useMessages();
  const { player } = usePlayer();
  useWakeLock();
  return (
    <div className={styles.screen} data-colour={player.colour}>
      <TakenBackNotice />
      {player.complete && (
        <div className={styles.complete}>
          <RainbowComplete block={player.block} />
          <KeyfileReminder />
        </div>
      )}
      <div className={styles.own}>
        <header className={styles.rabbit}>
          <div className={styles.figure}>
            <Rabbit
              colour={player.colour}
              mood={player.complete ? 'happy' : 'calm'}
              size={148}
              label={t('me.rabbit', { nickname: player.nickname })}
            />
          </div>
          <div className={styles.name}>
            <h1>{player.nickname}</h1>
            <p className={styles.colour}>
              <ColourMark colour={player.colour} />
              <span>{t('me.number', { rabbit: player.rabbit })}</span>
            </p>
          </div>
        </header>
        <OwnCodeCard />
      </div>
      <div className={styles.rest}>
        <CollectedColours collected={player.collected} voided={player.voided} />
        <DisclosureNotice />
        {!player.complete && <KeyfileReminder />}
      </div>
    </div>
  );
}
