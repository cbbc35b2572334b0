import { useRows } from '@rainbow-rabbit/parts/console/list';
import { type ActOfStaff, detailText, StaffLogPart } from '@rainbow-rabbit/parts/console/log';
import {
  maxStaffLogPage,
  minibuildActNames,
  readContestStaffLog,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useCallback } from 'react';
import { useContestConsole } from './acts/contest-console';

/** Acts that are read without asking. */
const readAtOnce = 100;

/** Section: everything that the staff did, newest first. */
export function LogSection() {
  const { t, errorText, contest, info } = useContestConsole();
  const { kept, readMore, reload } = useRows<ActOfStaff>(
    useCallback(
      (offset, options) => readContestStaffLog(contest, { offset, limit: maxStaffLogPage }, options),
      [contest],
    ),
    readAtOnce,
  );
  return (
    <StaffLogPart
      log={kept}
      readMore={readMore}
      reload={reload}
      errorText={errorText}
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
