import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import {
  type AdmissionFault,
  type AdmissionValues,
  admissionFaults,
  admissionSettingsOf,
} from '@rainbow-rabbit/parts/console/admission/domain';
import { type ProcessPlace, setArcadeAdmission } from '@rainbow-rabbit/processes/arcade/client';
import { useState } from 'react';
import type { ArcadeStanding } from '../admission/use-standing';
import { useOrganiserMessages } from './organiser-messages';
import { ReasonDialog } from './reason-dialog';

interface AdmissionDialogProps {
  arcade: ProcessPlace;
  admits: ArcadeStanding['admits'];
  onDone: () => void;
  onClose: () => void;
}

/** The staff's form that says whom the arcade counts as people. */
export function AdmissionDialog({ arcade, admits, onDone, onClose }: AdmissionDialogProps) {
  const t = useOrganiserMessages();
  const [values, setValues] = useState<AdmissionValues>({ admittedBy: admits.by, events: admits.events });
  const [isRefused, setIsRefused] = useState(false);
  const fault: AdmissionFault | undefined = [...admissionFaults(values)].at(-1);
  return (
    <ReasonDialog
      title={t('organiser.admission')}
      text={t('organiser.admission-text')}
      go={t('organiser.admission-go')}
      check={() => {
        setIsRefused(fault !== undefined);
        return fault === undefined;
      }}
      send={(reason, options) =>
        setArcadeAdmission(arcade, { admission: admissionSettingsOf(values), reason }, options)
      }
      onDone={onDone}
      onClose={onClose}
    >
      <AdmissionFields
        values={values}
        error={isRefused && fault ? t(`organiser.event-${fault}`) : undefined}
        words={(word, counts) => t(`organiser.${word}`, counts)}
        onChange={(change) => setValues((last) => ({ ...last, ...change }))}
      />
    </ReasonDialog>
  );
}
