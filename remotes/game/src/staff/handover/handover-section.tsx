import { ScanHelper } from '@rainbow-rabbit/parts/console/helpers';
import { AddPerson, PeopleList, PersonItem, useNames } from '@rainbow-rabbit/parts/console/people';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { changeStaff, maxStaff } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { useStaffAct } from '../acts/staff-acts';
import { ButtonRow } from '../button-row';
import { EventHelperScanner } from '../secret/event-helper-scanner';
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
  const nameOf = useNames(info.staff);
  const isOwner = owner === address;
  return (
    <>
      <Card tone="raised">
        <div className={styles.card}>
          <h3>{t('staff.handover.people')}</h3>
          {!isOwner && <Notice>{t('staff.handover.owner-only')}</Notice>}
          <PeopleList isBoxed>
            {owner && <Person address={owner as Address} name={nameOf(owner)} isOwner mayChange={false} />}
            {others.map((other) => (
              <Person
                key={other}
                address={other as Address}
                name={nameOf(other)}
                isOwner={false}
                mayChange={isOwner}
              />
            ))}
          </PeopleList>
          {isOwner && others.length > 0 && <p>{t('staff.handover.owner.effect')}</p>}
        </div>
      </Card>
      {isOwner && others.length < maxStaff && <AddToStaff />}
    </>
  );
}

interface PersonProps {
  address: Address;
  name: string | undefined;
  isOwner: boolean;
  mayChange: boolean;
}

function Person({ address, name, isOwner, mayChange }: PersonProps) {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const { rabbit } = useStaffEvent();
  const self = useStaff().address;

  const remove = () =>
    ask({
      reason: 'Taken off the staff',
      done: t('staff.handover.remove.done'),
      send: (reason, options) => changeStaff(rabbit, { reason, remove: [address] }, options),
    });

  const makeOwner = () =>
    ask({
      reason: 'Event handed over',
      done: t('staff.handover.owner.done'),
      send: (reason, options) => handOver(rabbit, { to: address, reason }, options),
    });

  const role = t(isOwner ? 'staff.handover.role-owner' : 'staff.handover.role-member');
  return (
    <PersonItem
      address={address}
      name={name}
      role={address === self ? `${role} ${t('staff.handover.you')}` : role}
    >
      {mayChange && (
        <ButtonRow>
          <Button variant="secondary" onClick={remove}>
            {t('staff.handover.remove.act')}
          </Button>
          <Button variant="quiet" onClick={makeOwner}>
            {t('staff.handover.owner.act')}
          </Button>
        </ButtonRow>
      )}
    </PersonItem>
  );
}

function AddToStaff() {
  const t = useStaffMessages();
  const ask = useStaffAct();
  const errorText = useGameErrorText();
  const { rabbit, info, secret } = useStaffEvent();
  const add = (address: Address, onDone: () => void) =>
    ask({
      reason: 'Added to the staff',
      done: t('staff.handover.add.done'),
      send: (reason, options) => changeStaff(rabbit, { reason, add: [address] }, options),
      onDone,
    });
  return (
    <>
      <ScanHelper
        process={rabbit.process}
        staff={info.staff}
        secret={secret}
        Scanner={EventHelperScanner}
        errorText={errorText}
        onAdd={add}
      />
      <AddPerson
        words={{
          title: t('staff.handover.add.ask'),
          address: t('staff.handover.add.address'),
          hint: t('staff.handover.add.hint'),
          fault: t('staff.handover.add.fault'),
          known: t('staff.handover.add.known'),
          add: t('staff.handover.add.act'),
        }}
        people={info.staff}
        onAdd={add}
      />
    </>
  );
}
