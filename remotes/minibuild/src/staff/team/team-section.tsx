import { CopyLine } from '@rainbow-rabbit/console/fields';
import { useStaff } from '@rainbow-rabbit/console/session';
import { changeContestStaff, maxStaff } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, Stack } from '../stack/stack';
import { useContestStaffMessages } from '../staff-messages';
import styles from './team.module.css';

/** Section: the people who run the contest. */
export function TeamSection() {
  const t = useContestStaffMessages();
  const { info } = useStaffContest();
  const { address } = useStaff();
  const [owner, ...others] = info.staff;
  const isOwner = owner === address;
  const link = window.location.href.replace(/\/[a-z]+$/, '');
  return (
    <Stack width="reading">
      <Card tone="raised">
        <Stack isTight>
          <h3>{t('staff.team.people')}</h3>
          {!isOwner && <Notice>{t('staff.team.owner-only')}</Notice>}
          <ul className={styles.people}>
            {info.staff.map((one) => (
              <Person key={one} address={one} isOwner={one === owner} mayRemove={isOwner && one !== owner} />
            ))}
          </ul>
        </Stack>
      </Card>
      {isOwner && others.length < maxStaff && <AddPerson />}
      <Card>
        <Stack isTight>
          <h3>{t('staff.team.link')}</h3>
          <SoftNote>{t('staff.team.link-text')}</SoftNote>
          <CopyLine what={t('staff.team.link')} text={link} />
        </Stack>
      </Card>
    </Stack>
  );
}

interface PersonProps {
  address: Address;
  isOwner: boolean;
  mayRemove: boolean;
}

function Person({ address, isOwner, mayRemove }: PersonProps) {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest } = useStaffContest();
  const self = useStaff().address;
  const remove = () =>
    ask({
      title: t('staff.team.remove-title'),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.team.remove-effect')}</p>
        </>
      ),
      confirm: t('staff.team.remove'),
      isDangerous: true,
      done: t('staff.team.removed'),
      send: (reason, options) => changeContestStaff(contest, { reason, remove: [address] }, options),
    });
  return (
    <li className={styles.person}>
      <code className={styles.address}>{address}</code>
      <p className={styles.role}>
        {t(isOwner ? 'staff.team.owner' : 'staff.team.member')}
        {address === self && ` ${t('staff.team.you')}`}
      </p>
      {mayRemove && (
        <Row>
          <Button variant="secondary" onClick={remove}>
            {t('staff.team.remove')}
          </Button>
        </Row>
      )}
    </li>
  );
}

function AddPerson() {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest, info } = useStaffContest();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (!isAddress(address)) return setFault(t('staff.fault.address'));
    if (info.staff.some((known) => known === address)) return setFault(t('staff.team.known'));
    setFault(undefined);
    ask({
      title: t('staff.team.add-title'),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.team.add-effect')}</p>
        </>
      ),
      confirm: t('staff.team.add'),
      done: t('staff.team.added'),
      send: (reason, options) => changeContestStaff(contest, { reason, add: [address as Address] }, options),
      onDone: () => setText(''),
    });
  };

  return (
    <Card tone="raised">
      <form className={styles.form} onSubmit={add} noValidate>
        <h3>{t('staff.team.add-title')}</h3>
        <TextField
          label={t('staff.team.address')}
          hint={t('staff.team.address-hint')}
          error={fault}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Row>
          <Button type="submit">{t('staff.team.add')}</Button>
        </Row>
      </form>
    </Card>
  );
}
