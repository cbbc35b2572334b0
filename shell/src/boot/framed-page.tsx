import { MainContent } from '../chrome/main-content';
import { Trouble } from '../chrome/trouble';
import { useMessages } from '../messages';

/** The page instead of an app that another page holds in a frame. */
export function FramedPage() {
  const t = useMessages();
  const link = (
    <a href={window.location.href} target="_blank" rel="noopener noreferrer">
      {t('framed.open')}
    </a>
  );
  return (
    <MainContent>
      <Trouble title={t('framed.title')} actions={link}>
        <p>{t('framed.text')}</p>
      </Trouble>
    </MainContent>
  );
}
