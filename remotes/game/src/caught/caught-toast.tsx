import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { ButtonLink, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { giveFeedback } from '../feedback/give-feedback';
import { Toast, ToastLink } from '../layout/toast';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { usePlayer } from '../session/player-context';
import { useGreeting } from './use-greeting';
import { useNewsWhenTouched } from './use-news-when-touched';

/** The time for which it is shown. */
const shownMs = 6000;

interface CaughtToastProps {
  asksWhenTouched?: boolean;
  isSlim?: boolean;
}

/**
 * Names those who scanned the own rabbit just now, and the rabbit hops.
 * @param props `asksWhenTouched`: a touch of the screen asks for news; `isSlim`: there is room for the words alone
 */
export function CaughtToast({ asksWhenTouched = false, isSlim = false }: CaughtToastProps) {
  useNewsWhenTouched(asksWhenTouched);
  const t = useMessages();
  const { iso } = useLocale();
  const pathTo = usePaths();
  const { player } = usePlayer();
  const { by, tell } = useGreeting();
  const found = [...new Set(by.map(({ nickname }) => nickname))];
  const [names, setNames] = useState<readonly string[]>([]);
  if (found.length > 0 && found.join() !== names.join()) setNames(found);

  const isNews = found.length > 0;
  useEffect(() => {
    if (!isNews) return;
    giveFeedback('caught');
    tell();
  }, [isNews, tell]);

  useEffect(() => {
    if (names.length === 0) return;
    const timer = setTimeout(() => setNames([]), shownMs);
    return () => clearTimeout(timer);
  }, [names]);

  const words = names.length > 0 && t('caught.by', { names: new Intl.ListFormat(iso).format(names) });
  return (
    <div role="status" data-colour={player.colour}>
      {words && (
        <Toast
          key={words}
          picture={<Rabbit colour={player.colour} mood="happy" size={isSlim ? 28 : 64} />}
          action={
            !isSlim && (
              <ButtonLink to={pathTo('catches')} variant="quiet">
                {t('kept.look')}
              </ButtonLink>
            )
          }
          isBig
        >
          {isSlim ? <ToastLink to={pathTo('catches')}>{words}</ToastLink> : words}
        </Toast>
      )}
    </div>
  );
}
