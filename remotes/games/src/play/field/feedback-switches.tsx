import { Switch } from '@rainbow-rabbit/parts/fields';
import { useMessages } from '../../messages';
import { usePlayChoices } from '../feedback/play-choices';
import styles from './field.module.css';

/** Turns the sounds and, on devices that have any, the vibrations of the games on and off. */
export function FeedbackSwitches() {
  const t = useMessages();
  const { choices, choose } = usePlayChoices();
  return (
    <div className={styles.switches}>
      <Switch isOn={choices.sound} onChange={(sound) => choose({ sound })}>
        {t('play.sound')}
      </Switch>
      {'vibrate' in navigator && (
        <Switch isOn={choices.vibration} onChange={(vibration) => choose({ vibration })}>
          {t('play.vibration')}
        </Switch>
      )}
    </div>
  );
}
