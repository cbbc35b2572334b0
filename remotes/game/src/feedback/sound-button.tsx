import { useSoundChoice } from '@rainbow-rabbit/parts/celebration';
import { IconButton } from '@rainbow-rabbit/parts/fields';
import { useMessages } from '../messages';
import { gameSound } from './game-sound';
import { giveFeedback } from './give-feedback';

/** Turns the sounds of the game on and off; turned on, they begin with one. */
export function SoundButton() {
  const t = useMessages();
  const { isOn, choose } = useSoundChoice(gameSound);
  const turn = async () => {
    await choose(!isOn);
    if (!isOn) giveFeedback('read');
  };
  return (
    <IconButton
      icon={isOn ? 'sound' : 'silent'}
      label={t(isOn ? 'menu.sound-off' : 'menu.sound-on')}
      onClick={() => void turn()}
    />
  );
}
