import { useStaff } from '@rainbow-rabbit/parts/console/session';
import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { Suspense, useEffect } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { ContestActsProvider } from '../acts/staff-acts-provider';
import { madeNameOf, rememberOwnContest } from '../own-contests';
import { useContestSecret } from '../secret/contest-secret';
import { type ContestSection, contestSectionNames } from '../session/section-names.domain';
import { StaffContestContext, useContestOfStaff } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import { ContestFrame } from './contest-frame';
import { StrangerPage } from './not-on-staff';
import { contestSections, loadContestSections } from './sections';

/** `/_internal/mini-build/{process}/{section}`: the console of one contest. */
export function ContestConsole() {
  const { process = '', section } = useParams();
  const name = contestSectionNames.find((known) => known === section) ?? 'overview';
  return <ConsoleOfContest key={process} process={process as ProcessId} section={name} />;
}

function ConsoleOfContest({ process, section }: { process: ProcessId; section: ContestSection }) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const { address } = useStaff();
  const { contest, live } = useContestOfStaff(process);
  const { reading, refresh, accept } = live;
  const state = valueOf(reading);
  const secret = useContestSecret(process, state?.front);
  const console = state && { contest, ...state, refresh, secret, madeName: madeNameOf(process) };
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
  if (!isStaff && !isJudge) return <StrangerPage name={name} process={process} />;
  const shown = isStaff ? section : 'score';
  const onActed = (info: ContestInfo) => {
    accept({ ...console, info });
    // The act may have changed the public facts as well.
    void refresh();
  };
  return (
    <StaffContestContext value={console}>
      <ContestFrame
        process={process}
        section={shown}
        isJudgeOnly={!isStaff}
        isStale={reading.status === 'stale'}
      >
        <SectionScreen key={shown} section={shown} onActed={onActed} />
      </ContestFrame>
    </StaffContestContext>
  );
}

interface SectionScreenProps {
  section: ContestSection;
  onActed: (info: ContestInfo) => void;
}

function SectionScreen({ section, onActed }: SectionScreenProps) {
  const t = useContestStaffMessages();
  const { Screen } = contestSections[section];
  useEffect(loadContestSections, []);
  return (
    <ContestActsProvider onActed={onActed}>
      <Suspense fallback={<Spinner label={t('staff.loading')} />}>
        <Screen />
      </Suspense>
    </ContestActsProvider>
  );
}
