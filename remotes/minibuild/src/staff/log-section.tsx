import { type ActOfStaff, detailText, StaffLogPart } from '@rainbow-rabbit/parts/console/log';
import {
  maxStaffLogPage,
  minibuildActNames,
  readContestStaffLog,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useContestConsole } from './session/contest-console';

/** Section: everything that the staff did, newest first. */
export function LogSection() {
  const { t, contest, info } = useContestConsole();
  return (
    <StaffLogPart<ActOfStaff>
      log={{
        read: (page, options) => readContestStaffLog(contest, page, options),
        pageRows: maxStaffLogPage,
        atOnce: 10 * maxStaffLogPage,
        logOf: info,
      }}
      title={t('staff.section.log')}
      people={info.staff}
      knownName={(address) => info.judges.find((judge) => judge.address === address)?.name}
      nameOf={(action) => {
        const name = minibuildActNames.find((known) => known === action);
        return name ? t(`staff.did.${name}`) : action;
      }}
      factsOf={(act) => {
        const value = detailText(act);
        return value ? [{ name: t('staff.log.fields'), value, isTechnical: true }] : [];
      }}
      fileName="contest-log"
    />
  );
}
