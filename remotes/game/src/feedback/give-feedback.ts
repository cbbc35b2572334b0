import { playTones, vibrate } from '@rainbow-rabbit/parts/celebration';
import { type Moment, shakesOf, tonesOf } from './feedback.domain';
import { gameSound } from './game-sound';

/** Lets a player feel a moment, on phones that can shake, and hear it, unless they turned sound off. It needs no network. */
export function giveFeedback(moment: Moment): void {
  vibrate(shakesOf[moment]);
  if (gameSound.read()) void playTones(tonesOf[moment]);
}
