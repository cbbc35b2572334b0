import { useEffect } from 'react';
import { useMessages } from '../messages';
import type { Place } from '../places/places';
import { useGame } from '../session/game-context';

/** The message that names each screen of the game; the first screen is named by the event alone. */
const titles = {
  welcome: undefined,
  wallet: 'wallet.title',
  keyfile: 'keyfile.title',
  register: 'register.title',
  me: 'tab.me',
  catches: 'catches.title',
  scan: 'tab.scan',
  leaderboard: 'tab.leaderboard',
  question: 'question.title',
  ending: 'ending.title',
  about: 'about.title',
} as const satisfies Record<Place, unknown>;

/** Names the document after a screen and its event. */
export function useGameTitle(place: Place): void {
  const t = useMessages();
  const { event } = useGame();
  const key = titles[place];
  const title = key ? `${t(key)} · ${event.name}` : event.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
