import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestPath } from '../contest/use-contest-path';
import type { ContestTab } from './use-contest-tab';

/** The one thing to do now: on another page, or in a part of this one. */
type NextAct =
  | { to: string; text: 'act.sign-up' | 'act.own' | 'act.make' }
  | { tab: ContestTab; text: 'act.vote' | 'act.gallery' | 'act.results' };

/** Returns what a visitor would do in a phase. @param isIn true for a visitor who has signed up */
export function useNextAct(phase: ContestPhase, isIn: boolean): NextAct {
  const pathOf = useContestPath();
  switch (phase) {
    case 'draft':
      return { to: pathOf('/mini-build/make'), text: 'act.make' };
    case 'signUp':
    case 'building':
      return { to: pathOf('/mini-build/signup'), text: isIn ? 'act.own' : 'act.sign-up' };
    case 'voting':
      return { tab: 'gallery', text: 'act.vote' };
    case 'judging':
      return { tab: 'gallery', text: 'act.gallery' };
    case 'results':
      return { tab: 'results', text: 'act.results' };
  }
}
