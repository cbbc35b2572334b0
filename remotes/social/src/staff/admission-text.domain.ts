import { type AdmissionValues, admissionFaults } from '@rainbow-rabbit/parts/console/admission/domain';
import { admittedBy } from '@rainbow-rabbit/processes/admission/client/domain';

/** Returns whom a community admits as one text: the way, and the ids of the events after it. */
export const admissionText = (values: AdmissionValues): string =>
  [values.admittedBy, ...values.events].join(' ');

/** Returns whom a text of `admissionText` admits; any other text admits holders of tickets. */
export function admissionOfText(text: string): AdmissionValues {
  const [first, ...events] = text.split(' ').filter((part) => part !== '');
  return { admittedBy: admittedBy.find((by) => by === first) ?? admittedBy[0], events };
}

/** Returns true when a text admits nobody that a community can admit. */
export const isWrongAdmission = (text: string): boolean =>
  [...admissionFaults(admissionOfText(text))].length > 0;
