import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { ProgressLine, Row, SoftNote, Stack, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { maxJudgeNameLength, maxJudges, setJudge } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card } from '@rainbow-rabbit/shared/ui';
import { SectionNotice } from '../section-notice';
import { useContestConsole } from '../session/contest-console';
import styles from './judges.module.css';

/** Section: the judges, how far they are, and their link. */
export function JudgesSection() {
  const { t, info, front } = useContestConsole();
  const judges = info.judges.filter(({ isJudge }) => isJudge);
  const link = window.location.href.replace(/\/[a-z]+$/, '');
  const hasCriteria = (front.facts?.criteria.length ?? 0) > 0;
  return (
    <Stack width="reading">
      {front.facts && !hasCriteria && (
        <SectionNotice section="set-up">{t('staff.judges.no-criteria')}</SectionNotice>
      )}
      <TitledCard title={t('staff.section.judges')} tone="raised">
        {judges.length === 0 && <p>{t('staff.judges.none')}</p>}
        <Stack as="ul">
          {judges.map((judge) => (
            <Judge key={judge.address} {...judge} />
          ))}
        </Stack>
      </TitledCard>
      {judges.length < maxJudges && info.phase !== 'results' && <AddJudge />}
      <TitledCard title={t('staff.judges.link')}>
        <SoftNote>{t('staff.judges.link-text')}</SoftNote>
        <CopyLine what={t('staff.judges.link')} text={link} />
      </TitledCard>
    </Stack>
  );
}

interface JudgeProps {
  address: Address;
  name: string;
  /** Entries that the judge has scored or has a conflict about. */
  sheets: number;
}

function Judge({ address, name, sheets }: JudgeProps) {
  const { t, ask, contest, info } = useContestConsole();
  const entries = Math.max(0, info.entries - info.withdrawn - info.hidden);
  const remove = () =>
    ask({
      reason: 'Taken off the judges',
      done: t('staff.judges.remove.done', { name }),
      send: (reason, options) => setJudge(contest, { reason, address, name, isJudge: false }, options),
    });
  return (
    <li className={styles.judge}>
      <p className={styles.name}>{name}</p>
      <code className={styles.address}>{address}</code>
      <ProgressLine
        label={t('staff.judges.progress', { done: sheets, total: entries })}
        done={sheets}
        all={entries}
        isSmall
      />
      {info.phase !== 'results' && (
        <Row>
          <Button variant="secondary" aria-label={t('staff.judges.remove-name', { name })} onClick={remove}>
            {t('staff.judges.remove.act')}
          </Button>
        </Row>
      )}
    </li>
  );
}

function AddJudge() {
  const { t, ask, contest } = useContestConsole();
  const typed = useFields({ name: '', address: '' });
  const name = typed.values.name.trim();
  const address = typed.values.address.trim();
  const faults = {
    name: name === '' && t('staff.set-up.fault.missing'),
    address: !isAddress(address) && t('staff.fault.address'),
  };
  const form = typed.judged(faults, () =>
    ask({
      reason: 'Made a judge',
      done: t('staff.judges.add.done', { name }),
      send: (reason, options) =>
        setJudge(contest, { reason, address: address as Address, name, isJudge: true }, options),
      onDone: () => typed.reset(),
    }),
  );
  const named = (field: 'name' | 'address') => ({
    name: field,
    label: t(`staff.judges.${field}`),
    hint: t(`staff.judges.${field}-hint`),
  });
  return (
    <Card tone="raised">
      <FieldForm
        of={form}
        head={<h3>{t('staff.judges.add.act')}</h3>}
        fields={[
          { ...named('name'), maxLength: maxJudgeNameLength },
          { ...named('address'), kind: 'id' },
        ]}
        send={t('staff.judges.add.act')}
      />
    </Card>
  );
}
