import { FoldedPart, RadioField } from '@rainbow-rabbit/parts/fields';
import { admissions, configureEvent, maxPrintedColours } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import {
  changesIn,
  faultsIn,
  fieldsOf,
  mayChange,
  type SettingName,
  type SettingsFields,
} from './domain/settings-fields';
import styles from './settings-form.module.css';

/** The settings that everybody needs, and those that are right as they are for most events. */
const usual = ['name', 'prize', 'follow'] as const;
const windows = ['claimWindowMs', 'onlineWindowMs', 'keptScans', 'settleWindowMs'] as const;
const rare = ['slug', 'startsAt', 'endsAt', 'capacity', ...windows] as const;

const types: Partial<Record<SettingName, string>> = { startsAt: 'datetime-local', endsAt: 'datetime-local' };
const numbers: ReadonlySet<SettingName> = new Set(['capacity', ...windows]);

/** The form of an event's settings, renewed when somebody has changed them in the ledger. */
export function SettingsForm() {
  const { info, madeName } = useStaffEvent();
  const initial = fieldsOf(info, madeName);
  return <Fields key={JSON.stringify([info.phase, initial])} initial={initial} />;
}

function Fields({ initial }: { initial: SettingsFields }) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const { events } = useNetwork();
  const [fields, setFields] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const faults = faultsIn(fields);
  const changes = changesIn(fields, info);
  const changed = Object.keys(changes).filter((name): name is SettingName => name in fields);
  const isTaken = events.some(({ slug, process }) => slug === fields.slug && process !== rabbit.process);
  const isFaulty = Object.keys(faults).length > 0 || isTaken;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isFaulty || changed.length === 0) return;
    ask({
      reason: 'Settings changed',
      done: t('staff.settings.done'),
      send: (reason, options) => configureEvent(rabbit, { reason, ...changes }, options),
    });
  };

  const errorOf = (name: SettingName) => {
    const fault = faults[name];
    if (name === 'slug' && isTaken) return t('staff.settings.fault.taken');
    return isTried && fault ? t(`staff.settings.fault.${fault}`) : undefined;
  };

  const fieldOf = (name: (typeof usual)[number] | (typeof rare)[number]) => (
    <TextField
      key={name}
      label={t(`staff.settings.${name}`)}
      hint={t(`staff.settings.${name}-hint`)}
      error={errorOf(name)}
      name={name}
      type={types[name] ?? 'text'}
      inputMode={numbers.has(name) ? 'numeric' : undefined}
      autoComplete="off"
      disabled={!mayChange(name, info.phase)}
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
    />
  );

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={save} noValidate>
        <h3>{t('staff.settings.title')}</h3>
        <div className={styles.fields}>{usual.map(fieldOf)}</div>
        <RadioField
          label={t('staff.settings.admission')}
          value={fields.admission}
          options={admissions.map((value) => ({
            value,
            label: t(`staff.settings.admission.${value}`),
            text: t(`staff.settings.admission.${value}-text`),
          }))}
          onChoose={(admission) => setFields({ ...fields, admission })}
        />
        <FoldedPart
          className={styles.more}
          label={t('staff.settings.more')}
          open={rare.some((name) => errorOf(name)) || undefined}
        >
          <div className={styles.form}>
            <p className={styles.note}>{t('staff.settings.more-text')}</p>
            <div className={styles.fields}>{rare.map(fieldOf)}</div>
            <Checkbox
              label={t('staff.settings.printed.allowed')}
              hint={t('staff.settings.printed.allowed-text', { max: maxPrintedColours })}
              name="printed"
              checked={fields.printed === 'allowed'}
              onChange={({ target }) =>
                setFields({ ...fields, printed: target.checked ? 'allowed' : 'none' })
              }
            />
          </div>
        </FoldedPart>
        {isTried && isFaulty && <Notice tone="error">{t('staff.settings.faulty')}</Notice>}
        <Button type="submit" disabled={changed.length === 0 || info.phase === 'ended'}>
          {t('staff.settings.act')}
        </Button>
      </form>
    </Card>
  );
}
