import { Switch } from '@rainbow-rabbit/parts/fields';
import { useMessages } from '../messages';
import { giveFeedback } from './give-feedback';
import { useSoundChoice } from './sound-choice';

/** Turns the sounds of the game on and off; they begin with one. */
export function SoundSwitch() {
  const t = useMessages();
  const { isOn, choose } = useSoundChoice();
  const turn = async (isWanted: boolean) => {
    await choose(isWanted);
    if (isWanted) giveFeedback('read');
  };
  return (
    <Switch isOn={isOn} onChange={(isWanted) => void turn(isWanted)}>
      {t('menu.sound')}
    </Switch>
  );
}
