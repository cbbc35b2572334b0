import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { Suspense, useEffect, useMemo } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { StaffActsProvider } from '../acts/staff-acts-provider';
import { madeNameOf, rememberOwnContest } from '../contests/own-contests';
import { type SectionName, sectionNames } from '../session/console-paths';
import { useStaff } from '../session/staff';
import { StaffContestContext, useContestOfStaff } from '../session/staff-contest';
import { useStaffMessages } from '../staff-messages';
import { ConsoleFrame } from './console-frame';
import { NotOnStaff } from './not-on-staff';
import { loadSectionsAhead, sections } from './sections';

/** `/_internal/mini-build/{process}/{section}`: the console of one contest. */
export function ContestConsole() {
  const { process = '', section } = useParams();
  const name = sectionNames.find((known) => known === section) ?? 'overview';
  return <ConsoleOfContest key={process} process={process as ProcessId} section={name} />;
}

function ConsoleOfContest({ process, section }: { process: ProcessId; section: SectionName }) {
  const t = useStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { address } = useStaff();
  const { contest, live } = useContestOfStaff(process);
  const { reading, refresh, accept } = live;
  const state = valueOf(reading);
  const console = useMemo(
    () => state && { contest, ...state, refresh, madeName: madeNameOf(process) },
    [contest, state, refresh, process],
  );
  const isStaff = state?.info.staff.some((one) => one === address) ?? false;
  const isJudge = state?.info.judges.some((judge) => judge.isJudge && judge.address === address) ?? false;
  const name = state?.front.texts?.name;
  useEffect(() => {
    if (isStaff || isJudge) rememberOwnContest({ process, name: name ?? madeNameOf(process) ?? '' });
  }, [process, isStaff, isJudge, name]);

  if (!console) {
    return (
      <Page>
        {reading.status === 'failed' ? (
          <Notice tone="error" title={t('staff.contest.unread')}>
            {errorText(reading.error)}
          </Notice>
        ) : (
          <Spinner label={t('staff.loading')} />
        )}
      </Page>
    );
  }
  if (!isStaff && !isJudge) return <NotOnStaff name={name} />;
  const shown = isStaff ? section : 'score';
  const onActed = (info: ContestInfo) => {
    accept({ ...console, info });
    // What the act changed of the public facts.
    void refresh();
  };
  return (
    <StaffContestContext value={console}>
      <ConsoleFrame
        process={process}
        section={shown}
        isJudgeOnly={!isStaff}
        isStale={reading.status === 'stale'}
      >
        <SectionScreen key={shown} section={shown} onActed={onActed} />
      </ConsoleFrame>
    </StaffContestContext>
  );
}

interface SectionScreenProps {
  section: SectionName;
  onActed: (info: ContestInfo) => void;
}

function SectionScreen({ section, onActed }: SectionScreenProps) {
  const t = useStaffMessages();
  const { Screen } = sections[section];
  useEffect(loadSectionsAhead, []);
  return (
    <StaffActsProvider onActed={onActed}>
      <Suspense fallback={<Spinner label={t('staff.loading')} />}>
        <Screen />
      </Suspense>
    </StaffActsProvider>
  );
}
