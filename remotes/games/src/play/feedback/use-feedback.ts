import { vibrate } from '@rainbow-rabbit/parts/celebration';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { useCallback, useEffect, useRef } from 'react';
import { gameCode } from '../game-code';
import { usePlayChoices } from './play-choices';
import { Sounding } from './sounding';

/** Sounds and vibrations of a game, as its player chose them. */
export interface Feedback {
  /** True where no sound was asked for. */
  isSilent: boolean;
  /** Makes the page ready to sound, where sound was chosen; to be called while the player taps or presses a key. */
  wake: () => void;
  give: (moment: { sounds: readonly string[]; vibrateMs: number }) => void;
}

/** Lets a game be heard and felt. A game without sound goes on. */
export function useFeedback(game: GameName, isReduced: boolean): Feedback {
  const { choices } = usePlayChoices();
  const sounding = useRef<Sounding>(undefined);

  useEffect(() => {
    if (!choices.sound) return;
    const own = new Sounding(gameCode[game].loadSounds);
    sounding.current = own;
    return () => {
      sounding.current = undefined;
      own.close();
    };
  }, [choices.sound, game]);

  const wake = useCallback(() => sounding.current?.wake(), []);

  const give = useCallback<Feedback['give']>(
    ({ sounds, vibrateMs }) => {
      for (const sound of sounds) sounding.current?.play(sound);
      if (vibrateMs > 0 && choices.vibration && !isReduced) vibrate(vibrateMs);
    },
    [choices.vibration, isReduced],
  );
  return { isSilent: !choices.sound, wake, give };
}
