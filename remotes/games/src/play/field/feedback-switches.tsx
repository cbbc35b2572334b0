import { useMessages } from '../../messages';
import { usePlayChoices } from '../feedback/play-choices';
import { ChoiceSwitch } from './choice-switch';
import styles from './field.module.css';

/** Turns the sounds and, on devices that have any, the vibrations of the games on and off. */
export function FeedbackSwitches() {
  const t = useMessages();
  const { choices, choose } = usePlayChoices();
  return (
    <div className={styles.switches}>
      <ChoiceSwitch isOn={choices.sound} onChange={(sound) => choose({ sound })}>
        {t('play.sound')}
      </ChoiceSwitch>
      {'vibrate' in navigator && (
        <ChoiceSwitch isOn={choices.vibration} onChange={(vibration) => choose({ vibration })}>
          {t('play.vibration')}
        </ChoiceSwitch>
      )}
    </div>
  );
}
