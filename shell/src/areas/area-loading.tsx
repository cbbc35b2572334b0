import { Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { useLoading } from '../chrome/loading-progress';
import { useMessages } from '../messages';

/** Stands in for a screen that is loading. */
export function AreaLoading() {
  const t = useMessages();
  useLoading();
  return (
    <Page>
      <Spinner label={t('loading')} />
    </Page>
  );
}
