import { SelectField } from '@rainbow-rabbit/parts/fields';
import { zoneNames } from '@rainbow-rabbit/parts/zone-time/domain';
import {
  type ContestFacts,
  configureContest,
  entryKinds,
  readContest,
} from '@rainbow-rabbit/processes/minibuild/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { locales } from '@rainbow-rabbit/shared/i18n';
import { Button, Card, Checkbox, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useMiniBuildErrorText } from '../../messages';
import { useContestAct } from '../acts/staff-acts';
import { FieldGrid, FieldSet } from '../field-grid';
import { useStaffContest } from '../session/staff-contest';
import { Row } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import { ContestAdmission } from './admission-fields';
import { CriteriaFields } from './criteria-fields';
import { PrizeFields } from './prize-fields';
import { rangeOf, settingsOf } from './settings-fields.domain';
import styles from './settings-form.module.css';
import { TimeFields } from './time-fields';
import { useSettings } from './use-settings';

interface SettingsFormProps {
  facts: ContestFacts | undefined;
  /** Decimal places of the token that the saved amounts are in. */
  savedPlaces: number;
}

/** Codes of a reading that a process which is no token fails with. */
const noTokenAnswers = ['ao.invalid-reply', 'ao.no-reply', 'ao.process-failed'] as const;

/** The form of a contest's facts, renewed when somebody has changed them in the ledger. */
export function ContestForm({ facts, savedPlaces }: SettingsFormProps) {
  const t = useContestStaffMessages();
  const errorText = useMiniBuildErrorText();
  const ask = useContestAct();
  const { contest, info } = useStaffContest();
  const { fields, set, faults, token, denomination } = useSettings(facts, savedPlaces);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const zones = useMemo(() => zoneNames([facts?.zone ?? '', fields.zone]), [facts?.zone, fields.zone]);
  const isTried = tries > 0;
  const isFaulty = Object.keys(faults).length > 0 || token.status === 'failed';

  const errorOf = (name: string) => {
    const fault = isTried ? faults[name] : undefined;
    const [min, max] = rangeOf(name);
    return fault && t(`staff.set-up.fault.${fault}`, { min, max });
  };
  const tokenError = () => {
    if (token.status !== 'failed') return undefined;
    const isNoToken = noTokenAnswers.some((code) => hasCode(token.error, code));
    return isNoToken ? t('staff.set-up.fault.other-process') : errorText(token.error);
  };

  // The button is below a form of several screens.
  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault] input')?.focus();
  }, [tries]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTries((last) => last + 1);
    setError(undefined);
    if (isFaulty) return;
    // The act sets all facts, also the contact key: that of the ledger now, not of the last reading.
    const front = await readContest(contest, undefined, { maxAgeMs: 0 }).catch((reason: unknown) => {
      setError(reason);
    });
    if (!front) return;
    const contactKey = front.facts?.contactKey;
    const settings = {
      ...settingsOf(fields, denomination),
      ...(contactKey !== undefined && { contactKey }),
    };
    ask({
      title: t('staff.set-up.ask'),
      effect: <p>{t(info.isOpen ? 'staff.set-up.effect-open' : 'staff.set-up.effect')}</p>,
      confirm: t('staff.set-up.save'),
      reasons: [t('staff.set-up.reason')],
      done: t('staff.set-up.done'),
      send: (reason, options) => configureContest(contest, { reason, ...settings }, options),
    });
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={save} ref={form} noValidate>
        {!facts && <Notice>{t('staff.set-up.first')}</Notice>}
        <FieldSet name={t('staff.set-up.times')} hint={t('staff.set-up.times-hint')}>
          <SelectField
            label={t('staff.set-up.zone')}
            value={fields.zone}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChoose={(zone) => set({ zone })}
          />
          <TimeFields times={fields.times} errorOf={errorOf} onChange={(times) => set({ times })} />
        </FieldSet>
        <ContestAdmission fields={fields} errorOf={errorOf} onChange={set} />
        <FieldSet name={t('staff.set-up.entries')}>
          <div data-fault={errorOf('kinds') && ''}>
            {entryKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`staff.kind.${kind}`)}
                checked={fields.kinds.includes(kind)}
                onChange={({ target }) =>
                  set({
                    kinds: target.checked
                      ? [...fields.kinds, kind]
                      : fields.kinds.filter((one) => one !== kind),
                  })
                }
              />
            ))}
            {errorOf('kinds') && <Notice tone="error">{errorOf('kinds')}</Notice>}
          </div>
          <FieldGrid>
            <TextField
              label={t('staff.set-up.team-size')}
              hint={t('staff.set-up.team-size-hint')}
              error={errorOf('teamSize')}
              inputMode="numeric"
              name="teamSize"
              autoComplete="off"
              value={fields.teamSize}
              onChange={({ target }) => set({ teamSize: target.value })}
            />
            <TextField
              label={t('staff.set-up.vote-weight')}
              hint={t('staff.set-up.vote-weight-hint')}
              error={errorOf('voteWeight')}
              inputMode="numeric"
              name="voteWeight"
              autoComplete="off"
              value={fields.voteWeight}
              onChange={({ target }) => set({ voteWeight: target.value })}
            />
          </FieldGrid>
        </FieldSet>
        <CriteriaFields rows={fields.criteria} errorOf={errorOf} onChange={(criteria) => set({ criteria })} />
        <FieldSet name={t('staff.set-up.prizes')} hint={t('staff.set-up.prizes-hint')}>
          <TextField
            label={t('staff.set-up.token')}
            hint={
              token.status === 'known'
                ? t('staff.set-up.token-is', { name: token.token.name, ticker: token.token.ticker })
                : t('staff.set-up.token-hint')
            }
            error={errorOf('token') ?? tokenError()}
            name="token"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.token}
            onChange={({ target }) => set({ token: target.value })}
          />
          {errorOf('prizes') && <Notice tone="error">{errorOf('prizes')}</Notice>}
          <PrizeFields rows={fields.prizes} errorOf={errorOf} onChange={(prizes) => set({ prizes })} />
        </FieldSet>
        <FieldSet name={t('staff.set-up.more')}>
          <FieldGrid>
            <TextField
              label={t('staff.set-up.place')}
              hint={t('staff.set-up.place-hint')}
              error={errorOf('place')}
              name="place"
              autoComplete="off"
              value={fields.place}
              onChange={({ target }) => set({ place: target.value })}
            />
            <SelectField
              label={t('staff.set-up.original')}
              value={fields.original}
              options={locales.map(({ code, name, iso }) => ({ value: code, label: name, lang: iso }))}
              onChoose={(original) => set({ original })}
            />
          </FieldGrid>
        </FieldSet>
        {error !== undefined && <Notice tone="error">{errorText(error)}</Notice>}
        {isTried && isFaulty && <Notice tone="error">{t('staff.set-up.faulty')}</Notice>}
        <Row>
          <Button type="submit" busy={token.status === 'reading'} disabled={info.phase === 'results'}>
            {t('staff.set-up.save')}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
