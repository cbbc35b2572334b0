import { Fields, useFields, useSettingsWords } from '@rainbow-rabbit/parts/console/form';
import { SoftNote } from '@rainbow-rabbit/parts/console/layout';
import { FoldedPart, RadioField } from '@rainbow-rabbit/parts/fields';
import { admissions, configureEvent, maxPrintedColours } from '@rainbow-rabbit/processes/rabbit/client';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Card, Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { useStaffEvent } from '../session/staff-event';
import { useEventConsole } from '../session/use-event-console';
import { changesIn, faultsIn, fieldsOf, mayChange, type SettingsFields } from './domain/settings-fields';
import styles from './settings-form.module.css';

/** The settings that everybody needs, and those that are right as they are for most events. */
const usual = { name: 'text', prize: 'text', follow: 'text' } as const;
const rare = {
  slug: 'text',
  startsAt: 'time',
  endsAt: 'time',
  capacity: 'number',
  claimWindowMs: 'number',
  onlineWindowMs: 'number',
  keptScans: 'number',
  settleWindowMs: 'number',
} as const;

/** The form of an event's settings, renewed when somebody has changed them in the ledger. */
export function SettingsForm() {
  const { info, madeName } = useStaffEvent();
  const initial = fieldsOf(info, madeName);
  return <Settings key={JSON.stringify([info.phase, initial])} initial={initial} />;
}

function Settings({ initial }: { initial: SettingsFields }) {
  const { t, ask, rabbit, info } = useEventConsole();
  const words = useSettingsWords();
  const { events } = useNetwork();
  const typed = useFields(initial);
  const { values, set } = typed;
  const changes = changesIn(values, info);
  const isSame = Object.keys(changes).length === 0;
  const isTaken = events.some(({ slug, process }) => slug === values.slug && process !== rabbit.process);
  const faults = Object.entries(faultsIn(values)).map(([name, fault]) => [
    name,
    t(`staff.settings.fault.${fault}`),
  ]);
  const taken = isTaken && { slug: t('staff.settings.fault.taken') };
  const judged = typed.judged({ ...Object.fromEntries(faults), ...taken }, () => {
    if (isSame) return;
    ask({
      reason: 'Settings changed',
      done: words.done,
      send: (reason, options) => configureEvent(rabbit, { reason, ...changes }, options),
    });
  });
  // A short name that is taken is said at once.
  const faultOf = (name: string) => (taken && name === 'slug' ? taken.slug : judged.faultOf(name));
  const draw = <Name extends keyof typeof usual | keyof typeof rare>(
    kinds: Readonly<Record<Name, 'text' | 'time' | 'number'>>,
  ) => (
    <Fields
      of={{ ...judged, faultOf }}
      isGrid
      fields={(Object.keys(kinds) as Name[]).map((name) => ({
        name,
        kind: kinds[name],
        label: t(`staff.settings.${name}`),
        hint: t(`staff.settings.${name}-hint`),
        isFixed: !mayChange(name, info.phase),
      }))}
    />
  );

  return (
    <Card tone="raised">
      <form className={styles.form} {...judged.form}>
        <h3>{t('staff.settings.title')}</h3>
        {draw(usual)}
        <RadioField
          label={t('staff.settings.admission')}
          value={values.admission}
          options={admissions.map((value) => ({
            value,
            label: t(`staff.settings.admission.${value}`),
            text: t(`staff.settings.admission.${value}-text`),
          }))}
          onChoose={(admission) => set({ admission })}
        />
        <FoldedPart
          className={styles.more}
          label={t('staff.settings.more')}
          open={Object.keys(rare).some(faultOf) || undefined}
        >
          <div className={styles.form}>
            <SoftNote>{t('staff.settings.more-text')}</SoftNote>
            {draw(rare)}
            <Checkbox
              label={t('staff.settings.printed.allowed')}
              hint={t('staff.settings.printed.allowed-text', { max: maxPrintedColours })}
              name="printed"
              checked={values.printed === 'allowed'}
              onChange={({ target }) => set({ printed: target.checked ? 'allowed' : 'none' })}
            />
          </div>
        </FoldedPart>
        {judged.isRefused && <Notice tone="error">{words.faulty}</Notice>}
        <Button type="submit" disabled={isSame || info.phase === 'ended'}>
          {words.act}
        </Button>
      </form>
    </Card>
  );
}
