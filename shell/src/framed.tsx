import { cataloguesFrom } from '@rainbow-rabbit/shared/i18n';
import { MainContent } from './chrome/main-content';
import { Trouble } from './chrome/trouble';
import { addPartMessages, useMessages } from './messages';

const texts = cataloguesFrom((code) => import(/* webpackMode: "eager" */ `../locales/framed/${code}.json`));

/** The page instead of an app that another page holds in a frame. */
function FramedPage() {
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

/** Returns the page once its texts are there. */
export async function loadFramedPage(): Promise<typeof FramedPage> {
  await addPartMessages(texts);
  return FramedPage;
}
