import { playTones } from '@rainbow-rabbit/parts/celebration';
import { type Moment, shakesOf, tonesOf } from './feedback.domain';
import { gameSound } from './game-sound';

/** Lets a player feel a moment, on phones that can shake, and hear it, unless they turned sound off. It needs no network. */
export function giveFeedback(moment: Moment): void {
  if (mayShake()) navigator.vibrate?.([...shakesOf[moment]]);
  if (gameSound.read()) void playTones(tonesOf[moment]);
}

/** Returns false before the first tap on the page: browsers let no page shake until then, and say so in the console. */
function mayShake(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
