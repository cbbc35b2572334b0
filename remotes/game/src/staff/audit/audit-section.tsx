import { StaffLogPart } from '@rainbow-rabbit/parts/console/log';
import { maxStaffLogPage, readStaffLog, type StaffLog } from '@rainbow-rabbit/processes/rabbit/client';
import { rabbitActNames } from '@rainbow-rabbit/processes/rabbit/client/domain';
import { useEventConsole } from '../session/use-event-console';
import { useActFacts } from './use-act-facts';

/** Section: everything that the staff did, newest first. */
export function AuditSection() {
  const { t, rabbit, info } = useEventConsole();
  return (
    <StaffLogPart<StaffLog['rows'][number]>
      log={{
        read: (page, options) => readStaffLog(rabbit, page, options),
        pageRows: maxStaffLogPage,
        atOnce: 10 * maxStaffLogPage,
        logOf: info,
      }}
      title={t('staff.section.audit')}
      people={info.staff}
      nameOf={(action) => {
        // An act of a later version of the process is shown by its own name.
        const name = rabbitActNames.find((known) => known === action);
        return name ? t(`staff.audit.did.${name}`) : action;
      }}
      factsOf={useActFacts()}
      fileName={`${info.slug ?? 'event'}-staff-log`}
    />
  );
}
