import type { Address } from '@rainbow-rabbit/shared/arweave';
import { isAddress } from '@rainbow-rabbit/shared/bytes';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useConsoleMessages } from '../console-messages';
import { FieldForm, useFields } from '../form';
import { Row, TitledCard } from '../layout';
import { PersonItem, useNames } from '../people';
import { useStaff } from '../session';
import styles from './helpers.module.css';
import { ScanHelper, type ScanHelperProps } from './scan-helper';

/** Whom a change of the staff adds or removes. */
export interface StaffChange {
  add?: Address[];
  remove?: Address[];
}

/** A change as an act: its reason for the log, the sentence after it, and what follows it. */
interface ChangeAct {
  reason: string;
  done: string;
  onDone?: () => void;
}

interface StaffPeopleProps {
  /** The owner first. */
  staff: readonly Address[];
  /** Helpers that an owner can have. */
  most: number;
  onChange: (change: StaffChange, act: ChangeAct) => void;
  /** Further buttons for one of the helpers. */
  buttons?: (helper: Address) => ReactNode;
  /** Says what those do. */
  children?: ReactNode;
}

/** The people who run a process, by their names. The owner adds helpers, by a code or by an address, and removes them. */
export function StaffPeople({ staff, most, onChange, buttons, children }: StaffPeopleProps) {
  const t = useConsoleMessages();
  const { address: self } = useStaff();
  const { community } = useNetwork();
  const nameOf = useNames(staff);
  const [owner, ...helpers] = staff;
  const isOwner = owner === self;
  const add = (address: Address, onDone: () => void) =>
    onChange({ add: [address] }, { reason: 'Added to the staff', done: t('helpers.added'), onDone });
  const remove = (address: Address) =>
    onChange({ remove: [address] }, { reason: 'Taken off the staff', done: t('helpers.removed') });
  const roleOf = (address: Address) => {
    const role = t(address === owner ? 'helpers.owner' : 'helpers.member');
    return address === self ? `${role} ${t('helpers.you')}` : role;
  };

  return (
    <>
      <TitledCard title={t('helpers.people')} tone="raised">
        {!isOwner && <Notice>{t('helpers.owner-only')}</Notice>}
        <ul className={styles.people}>
          {staff.map((address) => (
            <PersonItem key={address} address={address} name={nameOf(address)} role={roleOf(address)}>
              {isOwner && address !== owner && (
                <Row>
                  <Button variant="secondary" onClick={() => remove(address)}>
                    {t('helpers.remove')}
                  </Button>
                  {buttons?.(address)}
                </Row>
              )}
            </PersonItem>
          ))}
        </ul>
        {community && nameOf(self) === undefined && (
          <Link to="/social/leaderboard">{t('helpers.choose-name')}</Link>
        )}
        {isOwner && helpers.length > 0 && children}
      </TitledCard>
      {isOwner && helpers.length < most && (
        <>
          <ScanHelper staff={staff} onAdd={add} />
          <AddPerson staff={staff} onAdd={add} />
        </>
      )}
    </>
  );
}

/** The form that adds a person by the address. */
function AddPerson({ staff, onAdd }: ScanHelperProps) {
  const t = useConsoleMessages();
  const typed = useFields({ address: '' });
  const address = typed.values.address.trim();
  const fault = isAddress(address) ? staff.includes(address) && t('helpers.known') : t('helpers.fault');
  return (
    <Card tone="raised">
      <FieldForm
        of={typed.judged({ address: fault }, () => onAdd(address as Address, () => typed.reset()))}
        head={<h3>{t('helpers.add-title')}</h3>}
        fields={[
          { name: 'address', kind: 'id', label: t('helpers.address'), hint: t('helpers.address-hint') },
        ]}
        send={t('helpers.add')}
      />
    </Card>
  );
}
