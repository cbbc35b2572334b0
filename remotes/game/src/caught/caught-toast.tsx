import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { ButtonLink, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { giveFeedback } from '../feedback/give-feedback';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { usePlayer } from '../session/player-context';
import { Toast } from '../toast/toast';
import { useGreeting } from './use-greeting';
import { useNewsWhenTouched } from './use-news-when-touched';

/** The time for which it is shown. */
const shownMs = 6000;

/**
 * Names those who scanned the own rabbit just now, and the rabbit hops.
 * @param props `asksWhenTouched`: a touch of the screen asks for news
 */
export function CaughtToast({ asksWhenTouched = false }: { asksWhenTouched?: boolean }) {
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

  return (
    <div role="status" data-colour={player.colour}>
      {names.length > 0 && (
        <Toast
          key={names.join()}
          picture={<Rabbit colour={player.colour} mood="happy" size={64} />}
          action={
            <ButtonLink to={pathTo('catches')} variant="quiet">
              {t('kept.look')}
            </ButtonLink>
          }
          isBig
        >
          {t('caught.by', { names: new Intl.ListFormat(iso).format(names) })}
        </Toast>
      )}
    </div>
  );
}
