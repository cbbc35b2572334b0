import { useStaff } from '@rainbow-rabbit/console/session';
import { changeStaff, maxStaff } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { Button, Card, Notice, TextField } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { useStaffAct } from '../acts/staff-acts';
import { ButtonRow } from '../button-row/button-row';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { handOver } from './hand-over';
import styles from './handover-section.module.css';

/** Section: the people who run the event, and the change of its owner. */
export function HandoverSection() {
  const t = useStaffMessages();
  const { info } = useStaffEvent();
  const { address } = useStaff();
  const [owner, ...others] = info.staff;
  const isOwner = owner === address;
  return (
    <>
      <Card tone="raised">
        <div className={styles.card}>
          <h3>{t('staff.handover.people')}</h3>
          {!isOwner && <Notice>{t('staff.handover.owner-only')}</Notice>}
          <ul className={styles.people}>
            {owner && <Person address={owner as Address} isOwner mayChange={false} />}
            {others.map((other) => (
              <Person key={other} address={other as Address} isOwner={false} mayChange={isOwner} />
            ))}
          </ul>
        </div>
      </Card>
      {isOwner && others.length < maxStaff && <AddPerson />}
    </>
  );
}

interface PersonProps {
  address: Address;
  isOwner: boolean;
  mayChange: boolean;
}

function Person({ address, isOwner, mayChange }: PersonProps) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit } = useStaffEvent();
  const self = useStaff().address;

  const remove = () =>
    ask({
      title: t('staff.handover.remove.title'),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.handover.remove.effect')}</p>
        </>
      ),
      confirm: t('staff.handover.remove'),
      isDangerous: true,
      done: t('staff.handover.remove.done'),
      send: (reason, options) => changeStaff(rabbit, { reason, remove: [address] }, options),
    });

  const makeOwner = () =>
    ask({
      title: t('staff.handover.owner.title'),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.handover.owner.effect')}</p>
        </>
      ),
      confirm: t('staff.handover.owner'),
      isDangerous: true,
      done: t('staff.handover.owner.done'),
      send: (reason, options) => handOver(rabbit, { to: address, reason }, options),
    });

  return (
    <li className={styles.person}>
      <code className={styles.address}>{address}</code>
      <p className={styles.role}>
        {t(isOwner ? 'staff.handover.role-owner' : 'staff.handover.role-member')}
        {address === self && ` ${t('staff.handover.you')}`}
      </p>
      {mayChange && (
        <ButtonRow>
          <Button variant="secondary" onClick={remove}>
            {t('staff.handover.remove')}
          </Button>
          <Button variant="quiet" onClick={makeOwner}>
            {t('staff.handover.owner')}
          </Button>
        </ButtonRow>
      )}
    </li>
  );
}

function AddPerson() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit, info } = useStaffEvent();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (!isAddress(address)) return setFault(t('staff.handover.add.fault'));
    if (info.staff.some((known) => known === address)) return setFault(t('staff.handover.add.known'));
    setFault(undefined);
    ask({
      title: t('staff.handover.add.title'),
      effect: (
        <>
          <p className={styles.address}>{address}</p>
          <p>{t('staff.handover.add.effect')}</p>
        </>
      ),
      confirm: t('staff.handover.add'),
      done: t('staff.handover.add.done'),
      send: (reason, options) => changeStaff(rabbit, { reason, add: [address as Address] }, options),
      onDone: () => setText(''),
    });
  };

  return (
    <Card tone="raised">
      <form className={styles.card} onSubmit={add} noValidate>
        <h3>{t('staff.handover.add.title')}</h3>
        <TextField
          label={t('staff.handover.add.address')}
          hint={t('staff.handover.add.hint')}
          error={fault}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{t('staff.handover.add')}</Button>
      </form>
    </Card>
  );
}
