import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { maxJudgeNameLength, maxJudges, setJudge } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useContestAct } from '../acts/staff-acts';
import { SectionNotice } from '../section-notice';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';
import styles from './judges.module.css';

/** Section: the judges, how far they are, and their link. */
export function JudgesSection() {
  const t = useContestStaffMessages();
  const { info, front } = useStaffContest();
  const judges = info.judges.filter(({ isJudge }) => isJudge);
  const link = window.location.href.replace(/\/[a-z]+$/, '');
  const hasCriteria = (front.facts?.criteria.length ?? 0) > 0;
  return (
    <Stack width="reading">
      {front.facts && !hasCriteria && (
        <SectionNotice section="set-up">{t('staff.judges.no-criteria')}</SectionNotice>
      )}
      <Card tone="raised">
        <Stack isTight>
          <h3>{t('staff.judges.list')}</h3>
          {judges.length === 0 && <p>{t('staff.judges.none')}</p>}
          <ul className={styles.judges}>
            {judges.map((judge) => (
              <Judge key={judge.address} {...judge} />
            ))}
          </ul>
        </Stack>
      </Card>
      {judges.length < maxJudges && info.phase !== 'results' && <AddJudge />}
      <Card>
        <Stack isTight>
          <h3>{t('staff.judges.link')}</h3>
          <SoftNote>{t('staff.judges.link-text')}</SoftNote>
          <CopyLine what={t('staff.judges.link')} text={link} />
        </Stack>
      </Card>
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
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest, info } = useStaffContest();
  const entries = Math.max(0, info.entries - info.withdrawn - info.hidden);
  const remove = () =>
    ask({
      title: t('staff.judges.remove-title', { name }),
      effect: <p>{t('staff.judges.remove-effect')}</p>,
      confirm: t('staff.judges.remove'),
      isDangerous: true,
      done: t('staff.judges.removed', { name }),
      send: (reason, options) => setJudge(contest, { reason, address, name, isJudge: false }, options),
    });
  return (
    <li className={styles.judge}>
      <p className={styles.name}>{name}</p>
      <code className={styles.address}>{address}</code>
      <label className={styles.progress}>
        {t('staff.judges.progress', { done: sheets, total: entries })}
        <progress className={styles.bar} max={Math.max(1, entries)} value={Math.min(sheets, entries)} />
      </label>
      {info.phase !== 'results' && (
        <Row>
          <Button variant="secondary" aria-label={t('staff.judges.remove-name', { name })} onClick={remove}>
            {t('staff.judges.remove')}
          </Button>
        </Row>
      )}
    </li>
  );
}

function AddJudge() {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  const [fields, setFields] = useState({ name: '', address: '' });
  const [isTried, setIsTried] = useState(false);
  const name = fields.name.trim();
  const address = fields.address.trim();

  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name === '' || !isAddress(address)) return;
    ask({
      title: t('staff.judges.add-title', { name }),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.judges.add-effect')}</p>
        </>
      ),
      confirm: t('staff.judges.add'),
      reasons: [t('staff.judges.add-reason')],
      done: t('staff.judges.added', { name }),
      send: (reason, options) =>
        setJudge(contest, { reason, address: address as Address, name, isJudge: true }, options),
      onDone: () => {
        setFields({ name: '', address: '' });
        setIsTried(false);
      },
    });
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={add} noValidate>
        <h3>{t('staff.judges.add')}</h3>
        <TextField
          label={t('staff.judges.name')}
          hint={t('staff.judges.name-hint')}
          error={isTried && name === '' ? t('staff.fault.missing') : undefined}
          name="judge-name"
          autoComplete="off"
          maxLength={maxJudgeNameLength}
          value={fields.name}
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
        />
        <TextField
          label={t('staff.judges.address')}
          hint={t('staff.judges.address-hint')}
          error={isTried && !isAddress(address) ? t('staff.fault.address') : undefined}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.address}
          onChange={({ target }) => setFields({ ...fields, address: target.value })}
        />
        <Row>
          <Button type="submit">{t('staff.judges.add')}</Button>
        </Row>
      </form>
    </Card>
  );
}
