import { admittedBy, maxAdmittingEvents } from '@rainbow-rabbit/processes/admission/client/domain';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../fields';
import styles from './admission-fields.module.css';
import { useAdmissionMessages } from './admission-messages';
import { type AdmissionValues, admissionFaults } from './admission-values.domain';

interface AdmissionFieldsProps {
  values: AdmissionValues;
  /** True to show what is wrong with the list of events. */
  isFaulty: boolean;
  /** Say what it means here that anybody is admitted, and that tickets are needed. */
  texts: { anybody: string; tickets: string };
  onChange: (change: Partial<AdmissionValues>) => void;
  /** Fields beside the choice. */
  children?: ReactNode;
}

/** The fields that say whom a process counts as people. */
export function AdmissionFields(props: AdmissionFieldsProps) {
  const t = useAdmissionMessages();
  const { values, texts, onChange, children } = props;
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={t('admission.admitted')}
          value={values.admittedBy}
          options={admittedBy.map((by) => ({ value: by, label: t(`admission.${by}`) }))}
          onChoose={(by) => onChange({ admittedBy: by })}
        />
        {children}
      </div>
      {values.admittedBy === 'tickets' && <Notice>{texts.tickets}</Notice>}
      {values.admittedBy === 'anybody' && (
        <Notice tone="warning" title={t('admission.anybody')}>
          {texts.anybody}
        </Notice>
      )}
      {values.admittedBy === 'events' && <EventFields {...props} />}
    </>
  );
}

/** The events whose players are admitted: those of this app, and others by the ids of their processes. */
function EventFields({ values, isFaulty, onChange }: AdmissionFieldsProps) {
  const t = useAdmissionMessages();
  const fault = [...admissionFaults(values)].at(-1);
  const error = isFaulty && fault ? t(`admission.fault.${fault}`) : undefined;
  const { events } = useNetwork();
  const isListed = (id: string) => events.some(({ process }) => process === id);
  const listed = values.events.filter(isListed);
  const [typed, setTyped] = useState(() => values.events.filter((id) => !isListed(id)).join(' '));
  const others = (text: string) => text.split(/[\s,;]+/).filter((id) => id !== '');
  return (
    <div data-fault={error && ''}>
      <p>{t('admission.events-text', { count: maxAdmittingEvents })}</p>
      {events.map(({ process, name }) => (
        <Checkbox
          key={process}
          label={name}
          checked={listed.includes(process)}
          onChange={({ target }) => {
            const rest = listed.filter((id) => id !== process);
            onChange({ events: [...rest, ...(target.checked ? [process] : []), ...others(typed)] });
          }}
        />
      ))}
      <TextField
        label={t('admission.other-events')}
        error={error}
        name="events"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ events: [...listed, ...others(target.value)] });
        }}
      />
    </div>
  );
}
