import { useMessages } from '../messages';
import { giveFeedback } from './give-feedback';
import { useSoundChoice } from './sound-choice';
import styles from './sound-switch.module.css';

/** Turns the sounds of the game on and off; they begin with one. */
export function SoundSwitch() {
  const t = useMessages();
  const { isOn, choose } = useSoundChoice();
  const turn = async () => {
    await choose(!isOn);
    if (!isOn) giveFeedback('read');
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => void turn()}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      {t('menu.sound')}
    </button>
  );
}
