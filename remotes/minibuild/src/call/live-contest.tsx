import { Page, type Tab, Tabs } from '@rainbow-rabbit/shared/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useContestRoom } from '../contest/contest-context';
import { ContestNotice } from '../contest/contest-notice';
import { ContestState } from '../contest/contest-state';
import { nextPhase } from '../contest/domain/contest-phase';
import { useContest } from '../contest/use-contest';
import { useMine } from '../contest/use-mine';
import { useMessages } from '../messages';
import { CallPart } from './call-part';
import { ContestHead } from './contest-head';
import styles from './live-contest.module.css';
import { ToolsPart } from './tools-part';
import { type ContestTab, useContestTab } from './use-contest-tab';
import { useTimeToPhase } from './use-time-to-phase';

const Gallery = lazy(async () => ({ default: (await import('../gallery/gallery')).Gallery }));
const ResultsPart = lazy(async () => ({ default: (await import('../results/results-part')).ResultsPart }));

/** The contest's page: its head, and below it the call, the gallery or the results. */
export function LiveContest() {
  const t = useMessages();
  const { reading, contest, phase, refresh } = useContest();
  const { clock } = useContestRoom();
  const { mine } = useMine();
  const { tab, select } = useContestTab(phase);
  const next = contest && phase && nextPhase(contest, phase);
  const left = useTimeToPhase(next?.at, clock.at);
  const hasCome = next !== undefined && left === undefined;
  // The unit is asked once a phase's time has come: what is possible then is for the process to say.
  useEffect(() => {
    if (hasCome) void refresh();
  }, [hasCome, refresh]);

  const parts = useRef<HTMLDivElement>(null);
  const show = (chosen: ContestTab) => {
    select(chosen);
    parts.current?.focus({ preventScroll: true });
    parts.current?.scrollIntoView();
  };

  if (!contest || !phase) {
    return (
      <Page title={t('title.home')} intro={t('about.home')}>
        <ContestNotice />
        <ContestState reading={reading} refresh={refresh} />
        <ToolsPart />
      </Page>
    );
  }
  const tabs: readonly Tab<ContestTab>[] = [
    { id: 'call', label: t('call.tab.call') },
    { id: 'gallery', label: t('call.tab.gallery') },
    ...(phase === 'results' ? [{ id: 'results' as const, label: t('call.tab.results') }] : []),
  ];
  return (
    <Page>
      <ContestNotice />
      <ContestHead
        contest={{ ...contest, phase }}
        next={next}
        left={left}
        isIn={mine?.person !== undefined}
        onShow={show}
      >
        <ContestState reading={reading} refresh={refresh} />
      </ContestHead>
      {contest.counts.entries === 0 && phase !== 'results' ? (
        <CallPart contest={{ ...contest, phase }} />
      ) : (
        <div ref={parts} tabIndex={-1} className={styles.parts}>
          <Tabs label={t('call.tabs')} tabs={tabs} selected={tab} onSelect={select}>
            <Suspense fallback={<ContestState reading={{ status: 'loading' }} refresh={refresh} />}>
              {tab === 'call' && <CallPart contest={{ ...contest, phase }} />}
              {tab === 'gallery' && <Gallery contest={contest} phase={phase} />}
              {tab === 'results' && <ResultsPart contest={contest} />}
            </Suspense>
          </Tabs>
        </div>
      )}
      <ToolsPart />
    </Page>
  );
}
