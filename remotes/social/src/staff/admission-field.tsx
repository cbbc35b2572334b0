import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import styles from './act-form.module.css';
import { admissionOfText, admissionText } from './admission-text.domain';
import { useCommunityStaffMessages } from './staff-messages';

interface AdmissionFieldProps {
  label: string;
  /** In the form of `admissionText`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The field that says whom the community counts as people. */
export function AdmissionField({ label, value, error, onChange }: AdmissionFieldProps) {
  const t = useCommunityStaffMessages();
  const values = admissionOfText(value);
  return (
    <fieldset className={styles.fields}>
      <legend>{label}</legend>
      <AdmissionFields
        values={values}
        error={error}
        words={(word, params) => t(`staff.admission.${word}`, params)}
        onChange={(change) => onChange(admissionText({ ...values, ...change }))}
      />
    </fieldset>
  );
}
