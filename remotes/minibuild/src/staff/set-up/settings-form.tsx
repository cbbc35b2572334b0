import { AdmissionFields } from '@rainbow-rabbit/parts/console/admission';
import {
  FieldSet,
  Fields,
  type JudgedFields,
  type TableField,
  useFields,
  useSettingsWords,
} from '@rainbow-rabbit/parts/console/form';
import { Row } from '@rainbow-rabbit/parts/console/layout';
import { ownZone, zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type ContestFacts,
  configureContest,
  entryKinds,
  maxCriteria,
  maxPrizes,
  readContest,
  timedPhases,
} from '@rainbow-rabbit/processes/minibuild/client';
import { voterKinds } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { decimalText } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { currentLocale, locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { type ShownToken, useToken } from '../amounts/use-token';
import { useContestConsole } from '../session/contest-console';
import { useContestStaffMessages } from '../staff-messages';
import {
  type ContestFields,
  contestFaults,
  contestFieldsOf,
  firstFields,
  rangeOf,
  settingsOf,
} from './settings-fields.domain';
import styles from './settings-form.module.css';
import { useFirstCriteria } from './use-first-criteria';

interface SettingsFormProps {
  facts: ContestFacts | undefined;
  /** Decimal places of the token that the saved amounts are in. */
  savedPlaces: number;
}

/** Codes of a reading that a process which is no token fails with. */
const noTokenAnswers = ['ao.invalid-reply', 'ao.no-reply', 'ao.process-failed'] as const;

/** The form of a contest's facts, renewed when somebody has changed them in the ledger. */
export function ContestForm({ facts, savedPlaces }: SettingsFormProps) {
  const { t, errorText, ask, contest, info } = useContestConsole();
  const words = useSettingsWords();
  const firstCriteria = useFirstCriteria();
  const [error, setError] = useState<unknown>();
  const typed = useFields<ContestFields>(() =>
    facts
      ? contestFieldsOf(facts, (quantity) => decimalText(quantity, savedPlaces))
      : firstFields(Date.now(), {
          zone: ownZone(),
          original: currentLocale(),
          criteria: firstCriteria,
        }),
  );
  const { values } = typed;
  const zones = useMemo(() => zoneNames([facts?.zone ?? '', values.zone]), [facts?.zone, values.zone]);
  const asked = values.token.trim();
  const token = useToken(isAddress(asked) ? (asked as string as ProcessId) : undefined);
  const denomination = token.status === 'known' ? token.token.denomination : undefined;

  const save = async (fields: ContestFields) => {
    setError(undefined);
    // The act sets all facts, also the contact key: that of the ledger now, not of the last reading.
    const front = await readContest(contest, undefined, { maxAgeMs: 0 }).catch((reason: unknown) => {
      setError(reason);
    });
    if (!front) return;
    const contactKey = front.facts?.contactKey;
    const settings = {
      ...settingsOf(fields, denomination ?? 0),
      ...(contactKey !== undefined && { contactKey }),
    };
    ask({
      reason: 'Settings changed',
      done: words.done,
      send: (reason, options) => configureContest(contest, { reason, ...settings }, options),
    });
  };

  const faults = Object.entries(contestFaults(values, denomination)).map(([name, fault]) => {
    // The fields of admission say these themselves.
    if (fault === 'no-event' || fault === 'process') return [name, fault];
    const [min, max] = rangeOf(name);
    return [name, t(`staff.set-up.fault.${fault}`, { min, max })];
  });
  const otherToken = tokenFault(token);
  const judged = typed.judged({ token: otherToken, ...Object.fromEntries(faults) }, save);
  // The token's answer is shown at once, before anybody tries to save.
  const faultOf = (name: string) => judged.faultOf(name) ?? (name === 'token' ? otherToken : undefined);
  const form = { ...judged, faultOf };

  function tokenFault(read: ShownToken) {
    if (read.status !== 'failed') return undefined;
    const isNoToken = noTokenAnswers.some((code) => hasCode(read.error, code));
    return isNoToken ? t('staff.set-up.fault.other-process') : errorText(read.error);
  }

  const named = <Name extends 'zone' | 'voters' | 'token' | 'original' | 'teamSize' | 'voteWeight' | 'place'>(
    name: Name,
  ) => ({ name, label: t(`staff.set-up.${name}`) });
  const hinted = (name: 'teamSize' | 'voteWeight' | 'place') => ({
    ...named(name),
    hint: t(`staff.set-up.${name}-hint`),
  });
  const tokenHint =
    token.status === 'known'
      ? t('staff.set-up.token-is', { name: token.token.name, ticker: token.token.ticker })
      : t('staff.set-up.token-hint');
  const zoneOptions = zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  const voterOptions = voterKinds.map((value) => ({ value, label: t(`staff.set-up.voters.${value}`) }));
  const kindOptions = entryKinds.map((value) => ({ value, label: t(`gallery.kind.${value}`) }));
  const languageOptions = locales.map(({ code, name, iso }) => ({ value: code, label: name, lang: iso }));
  const kinds = { name: 'kinds', kind: 'several', label: t('staff.set-up.entries') } as const;
  const draw = (...fields: readonly TableField<ContestFields>[]) => (
    <Fields of={form} fields={fields} isGrid={fields.length > 1} />
  );

  return (
    <Card tone="raised">
      <form className={styles.form} {...form.form}>
        {!facts && <Notice>{t('staff.set-up.first')}</Notice>}
        <FieldSet name={t('staff.set-up.times')} hint={t('staff.set-up.times-hint')}>
          {draw({ ...named('zone'), kind: 'choice', options: zoneOptions })}
          {draw(
            ...timedPhases.map(
              (name) => ({ name, kind: 'time', label: t(`staff.set-up.time.${name}`) }) as const,
            ),
          )}
        </FieldSet>
        <FieldSet name={t('staff.set-up.admission')} hint={t('staff.set-up.admission-hint')}>
          <AdmissionFields
            values={values}
            isFaulty={form.faultOf('events') !== undefined}
            texts={{ anybody: t('staff.set-up.anybody-text'), tickets: t('staff.set-up.tickets-text') }}
            onChange={form.set}
          >
            {values.admittedBy === 'events' &&
              draw({ ...named('voters'), kind: 'choice', options: voterOptions })}
          </AdmissionFields>
        </FieldSet>
        <FieldSet name={t('staff.set-up.entries')}>
          {draw({ ...kinds, options: kindOptions })}
          {draw({ ...hinted('teamSize'), kind: 'number' }, { ...hinted('voteWeight'), kind: 'number' })}
        </FieldSet>
        <FieldSet name={t('staff.set-up.criteria')} hint={t('staff.set-up.criteria-hint')}>
          <RowFields
            of={form}
            name="criteria"
            most={maxCriteria}
            empty={{ name: '', weight: '1' }}
            addLabel={t('staff.set-up.add-criterion')}
            removeLabel={(number) => t('staff.set-up.remove-criterion', { number })}
            fieldsOf={(number) => [
              { name: 'name', label: t('staff.set-up.criterion', { number }) },
              { name: 'weight', kind: 'number', label: t('staff.set-up.weight', { number }) },
            ]}
          />
        </FieldSet>
        <FieldSet name={t('staff.set-up.prizes')} hint={t('staff.set-up.prizes-hint')}>
          {draw({ ...named('token'), kind: 'id', hint: tokenHint })}
          {form.faultOf('prizes') && <Notice tone="error">{form.faultOf('prizes')}</Notice>}
          <RowFields
            of={form}
            name="prizes"
            most={maxPrizes}
            empty={{ title: '', amount: '' }}
            addLabel={t('staff.set-up.add-prize')}
            removeLabel={(place) => t('staff.set-up.remove-prize', { place })}
            fieldsOf={(place) => [
              { name: 'title', label: t('staff.set-up.prize', { place }) },
              { name: 'amount', kind: 'amount', label: t('staff.set-up.amount', { place }) },
            ]}
          />
        </FieldSet>
        <FieldSet name={t('staff.set-up.more')}>
          {draw(hinted('place'), { ...named('original'), kind: 'choice', options: languageOptions })}
        </FieldSet>
        {info.isOpen && <Notice>{t('staff.set-up.effect-open')}</Notice>}
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        {form.isRefused && <Notice tone="error">{words.faulty}</Notice>}
        <Row>
          <Button type="submit" busy={token.status === 'reading'} disabled={info.phase === 'results'}>
            {words.act}
          </Button>
        </Row>
      </form>
    </Card>
  );
}

interface RowFieldsProps<Name extends 'criteria' | 'prizes'> {
  of: JudgedFields<ContestFields>;
  name: Name;
  /** Rows that there can be. */
  most: number;
  /** A row that was just added. */
  empty: ContestFields[Name][number];
  addLabel: string;
  /** Returns the name of the button that removes a row, numbered from 1. */
  removeLabel: (number: number) => string;
  fieldsOf: (number: number) => readonly TableField<ContestFields[Name][number]>[];
}

/** Rows of fields that can be added and removed. */
function RowFields<Name extends 'criteria' | 'prizes'>(props: RowFieldsProps<Name>) {
  const { of, name, most, empty, addLabel, removeLabel, fieldsOf } = props;
  const t = useContestStaffMessages();
  const rows: readonly ContestFields[Name][number][] = of.values[name];
  const setRows = (next: typeof rows) => of.set({ [name]: next });
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name than their place
          <li key={index} className={styles.row}>
            <Fields
              of={{
                values: row,
                set: (change) => setRows(rows.with(index, { ...row, ...change })),
                faultOf: (field) => of.faultOf(`${name}.${index}.${field}`),
              }}
              fields={fieldsOf(index + 1)}
            />
            <div className={styles.remove}>
              <Button
                variant="quiet"
                aria-label={removeLabel(index + 1)}
                onClick={() => setRows(rows.filter((_, at) => at !== index))}
              >
                {t('staff.set-up.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Row>
          <Button variant="secondary" onClick={() => setRows([...rows, empty])}>
            {addLabel}
          </Button>
        </Row>
      )}
    </>
  );
}
