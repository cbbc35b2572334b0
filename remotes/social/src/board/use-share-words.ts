import { useBoardMessages } from './board-messages';

/** Returns the words of the button that makes a picture of some rows. */
export function useShareWords() {
  const t = useBoardMessages();
  return { share: t('board.share'), failed: t('board.share.failed') };
}
