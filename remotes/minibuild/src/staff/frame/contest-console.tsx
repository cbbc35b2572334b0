import { ProcessConsole } from '@rainbow-rabbit/parts/console/frame';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { maxReasonLength, readContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { ContestPhaseChip } from '../phases/phase-chip';
import { useContestSecret } from '../secret/contest-secret';
import { useContestConsolePaths } from '../session/console-paths';
import { type ContestSection, contestParts, contestSectionNames } from '../session/section-names.domain';
import { ownContests, StaffContestContext, useContestOfStaff } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import { contestSections, loadContestSections } from './sections';

/** `/_internal/mini-build/{process}/{section}`: the console of one contest. */
export function ContestConsole() {
  const { process = '', section } = useParams();
  const name = contestSectionNames.find((known) => known === section) ?? 'overview';
  return <ConsoleOfContest key={process} process={process as ProcessId} section={name} />;
}

function ConsoleOfContest({ process, section }: { process: ProcessId; section: ContestSection }) {
  const t = useContestStaffMessages();
  const { address } = useStaff();
  const { contest, live } = useContestOfStaff(process);
  const { reading, refresh, accept } = live;
  const state = valueOf(reading);
  const secret = useContestSecret(process, state?.front);
  const madeName = ownContests.useOne(process)?.name || undefined;
  const isStaff = state?.info.staff.some((one) => one === address) ?? false;
  const isJudge = state?.info.judges.some((judge) => judge.isJudge && judge.address === address) ?? false;
  const name = state?.front.texts?.name;
  ownContests.useRemembered(process, isStaff || isJudge ? (name ?? '') : undefined);
  const judgeOrStranger = isJudge ? 'judge' : 'stranger';
  return (
    <ProcessConsole
      secret={secret}
      paths={useContestConsolePaths()}
      parts={contestParts}
      sections={contestSections}
      loadAhead={loadContestSections}
      section={isStaff ? section : 'score'}
      reading={reading}
      role={isStaff ? 'staff' : judgeOrStranger}
      name={name ?? madeName}
      phase={({ info }) => <ContestPhaseChip phase={info.phase} />}
      words={{
        list: t('staff.contests.title'),
        unnamed: t('staff.contest.unnamed'),
        unread: t('staff.contest.unread'),
        section: (one) => t(`staff.section.${one}`),
        stranger: {
          title: t('staff.stranger.title'),
          text: t('staff.stranger.text'),
          address: t('staff.stranger.address'),
        },
      }}
      acts={{
        running: t('staff.act.running'),
        maxReasonLength,
        readAgain: () => readContestInfo(contest, { maxAgeMs: 0 }),
        onActed: (info) => {
          if (state) accept({ ...state, info });
          // The act may have changed the public facts as well.
          void refresh();
        },
      }}
    >
      {(read, frame) => (
        <StaffContestContext value={{ contest, ...read, refresh, secret: secret.secret, madeName }}>
          {frame}
        </StaffContestContext>
      )}
    </ProcessConsole>
  );
}
