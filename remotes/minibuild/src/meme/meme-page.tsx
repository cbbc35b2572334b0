import { Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { type LoadedStudio, loadStudio } from './keep/load-studio';
import { StudioView } from './studio-view';

/** The meme maker: it needs neither a wallet nor a contest. */
export function MemePage() {
  const t = useMessages();
  const [loaded, setLoaded] = useState<LoadedStudio>();
  useEffect(() => {
    let isLeft = false;
    void loadStudio().then((studio) => {
      if (!isLeft) setLoaded(studio);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <Page title={t('title.make')} width="wide">
      {loaded ? <StudioView loaded={loaded} /> : <Spinner />}
    </Page>
  );
}
