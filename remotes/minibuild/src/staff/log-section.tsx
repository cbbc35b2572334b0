import { useRows } from '@rainbow-rabbit/parts/console/list';
import { type ActOfStaff, detailText, StaffLogPart } from '@rainbow-rabbit/parts/console/log';
import {
  maxStaffLogPage,
  minibuildActNames,
  readContestStaffLog,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useCallback } from 'react';
import { useContestConsole } from './acts/contest-console';
import { useListWords } from './pages/read-part';

/** Acts that are read without asking. */
const readAtOnce = 100;

/** Section: everything that the staff did, newest first. */
export function LogSection() {
  const { t, contest, info } = useContestConsole();
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
      words={(word, values) => t(`staff.log.${word}`, values)}
      listWords={useListWords()}
      texts={{
        title: t('staff.section.log'),
        reason: t('staff.act.reason'),
        saveCsv: t('staff.save-csv'),
      }}
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
