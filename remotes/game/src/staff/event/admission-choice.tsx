import { admissions, type EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useStaffMessages } from '../staff-messages';
import styles from './admission-choice.module.css';

type Admission = EventInfo['admission'];

interface AdmissionChoiceProps {
  value: Admission;
  onChoose: (admission: Admission) => void;
}

/** The choice between an event with tickets and an open one, with what each means. */
export function AdmissionChoice({ value, onChoose }: AdmissionChoiceProps) {
  const t = useStaffMessages();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('staff.settings.admission')}</legend>
      {admissions.map((admission) => (
        <label key={admission} className={styles.option}>
          <input
            type="radio"
            name="admission"
            className={styles.radio}
            checked={value === admission}
            onChange={() => onChoose(admission)}
          />
          <span>
            <strong>{t(`staff.settings.admission.${admission}`)}</strong>
            <br />
            {t(`staff.settings.admission.${admission}-text`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
