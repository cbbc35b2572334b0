import { admittedBy, maxAdmittingEvents } from '@rainbow-rabbit/processes/admission/client/domain';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../fields';
import styles from './admission-fields.module.css';
import type { AdmissionValues } from './admission-values.domain';

/** The texts of the fields, which the area's catalogue has. */
export type AdmissionWord =
  | 'admitted'
  | 'admitted.anybody'
  | 'admitted.events'
  | 'admitted.tickets'
  | 'anybody-text'
  | 'events-text'
  | 'other-events'
  | 'tickets-text';

interface AdmissionFieldsProps {
  values: AdmissionValues;
  /** The fault of the list of events, translated. */
  error: string | undefined;
  words: (word: AdmissionWord, values?: Readonly<Record<string, number>>) => string;
  onChange: (change: Partial<AdmissionValues>) => void;
  /** Fields beside the choice. */
  children?: ReactNode;
}

/** The fields that say whom a process counts as people. */
export function AdmissionFields(props: AdmissionFieldsProps) {
  const { values, words, onChange, children } = props;
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={words('admitted')}
          value={values.admittedBy}
          options={admittedBy.map((by) => ({ value: by, label: words(`admitted.${by}`) }))}
          onChoose={(by) => onChange({ admittedBy: by })}
        />
        {children}
      </div>
      {values.admittedBy === 'tickets' && <Notice>{words('tickets-text')}</Notice>}
      {values.admittedBy === 'anybody' && (
        <Notice tone="warning" title={words('admitted.anybody')}>
          {words('anybody-text')}
        </Notice>
      )}
      {values.admittedBy === 'events' && <EventFields {...props} />}
    </>
  );
}

/** The events whose players are admitted: those of this app, and others by the ids of their processes. */
function EventFields({ values, error, words, onChange }: AdmissionFieldsProps) {
  const { events } = useNetwork();
  const isListed = (id: string) => events.some(({ process }) => process === id);
  const listed = values.events.filter(isListed);
  const [typed, setTyped] = useState(() => values.events.filter((id) => !isListed(id)).join(' '));
  const others = (text: string) => text.split(/[\s,;]+/).filter((id) => id !== '');
  return (
    <div data-fault={error && ''}>
      <p>{words('events-text', { count: maxAdmittingEvents })}</p>
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
        label={words('other-events')}
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
