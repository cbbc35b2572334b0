import { Page } from '@rainbow-rabbit/shared/ui';
import { LiveContest } from './call/live-contest';
import { ToolsPart } from './call/tools-part';
import { NoContestNote } from './contest/no-contest-note';
import { useContest } from './contest/use-contest';
import { useMessages } from './messages';

/** The mini-build's front: the contest that the network or the link names, and the tools, which need none. */
export function HomePage() {
  const t = useMessages();
  const { place } = useContest();
  if (place) return <LiveContest />;
  return (
    <Page title={t('title.home')} intro={t('about.home')}>
      <NoContestNote />
      <ToolsPart />
    </Page>
  );
}
