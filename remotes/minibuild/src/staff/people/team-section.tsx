import { StaffPeople } from '@rainbow-rabbit/parts/console/helpers';
import { Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { changeContestStaff, maxStaff } from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from '../session/contest-console';

/** Section: the people who run the contest. */
export function TeamSection() {
  const { t, ask, contest, info } = useContestConsole();
  const link = window.location.href.replace(/\/[a-z]+$/, '');
  return (
    <Stack width="reading">
      <StaffPeople
        staff={info.staff}
        most={maxStaff}
        onChange={(change, act) =>
          ask({
            ...act,
            send: (reason, options) => changeContestStaff(contest, { reason, ...change }, options),
          })
        }
      />
      <TitledCard title={t('staff.team.link')}>
        <CopyLine what={t('staff.team.link')} text={link} />
      </TitledCard>
    </Stack>
  );
}
