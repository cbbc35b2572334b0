import { ScanHelper } from '@rainbow-rabbit/parts/console/helpers';
import { AddPerson, PeopleList, PersonItem, useNames } from '@rainbow-rabbit/parts/console/people';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { changeContestStaff, maxStaff } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useContestConsole } from '../acts/contest-console';
import { ContestHelperScanner } from '../secret/contest-helper-scanner';
import { Row, SoftNote, Stack, TitledCard } from '../stack';

/** Section: the people who run the contest. */
export function TeamSection() {
  const { t, info } = useContestConsole();
  const { address } = useStaff();
  const [owner, ...others] = info.staff;
  const isOwner = owner === address;
  const nameOf = useNames(info.staff);
  const link = window.location.href.replace(/\/[a-z]+$/, '');
  return (
    <Stack width="reading">
      <TitledCard title={t('staff.team.people')} tone="raised">
        {!isOwner && <Notice>{t('staff.team.owner-only')}</Notice>}
        <PeopleList>
          {info.staff.map((one) => (
            <Person
              key={one}
              address={one}
              name={nameOf(one)}
              isOwner={one === owner}
              mayRemove={isOwner && one !== owner}
            />
          ))}
        </PeopleList>
      </TitledCard>
      {isOwner && others.length < maxStaff && <AddToTeam />}
      <TitledCard title={t('staff.team.link')}>
        <SoftNote>{t('staff.team.link-text')}</SoftNote>
        <CopyLine what={t('staff.team.link')} text={link} />
      </TitledCard>
    </Stack>
  );
}

interface PersonProps {
  address: Address;
  name: string | undefined;
  isOwner: boolean;
  mayRemove: boolean;
}

function Person({ address, name, isOwner, mayRemove }: PersonProps) {
  const { t, ask, contest } = useContestConsole();
  const self = useStaff().address;
  const remove = () =>
    ask({
      reason: 'Taken off the staff',
      done: t('staff.team.remove.done'),
      send: (reason, options) => changeContestStaff(contest, { reason, remove: [address] }, options),
    });
  const role = t(isOwner ? 'staff.team.owner' : 'staff.team.member');
  return (
    <PersonItem
      address={address}
      name={name}
      role={address === self ? `${role} ${t('staff.team.you')}` : role}
    >
      {mayRemove && (
        <Row>
          <Button variant="secondary" onClick={remove}>
            {t('staff.team.remove.act')}
          </Button>
        </Row>
      )}
    </PersonItem>
  );
}

function AddToTeam() {
  const { t, ask, contest, info, secret, errorText } = useContestConsole();
  const add = (address: Address, onDone: () => void) =>
    ask({
      reason: 'Added to the staff',
      done: t('staff.team.add.done'),
      send: (reason, options) => changeContestStaff(contest, { reason, add: [address] }, options),
      onDone,
    });
  return (
    <>
      <ScanHelper
        process={contest.process}
        staff={info.staff}
        secret={secret}
        Scanner={ContestHelperScanner}
        errorText={errorText}
        onAdd={add}
      />
      <AddPerson
        words={{
          title: t('staff.team.add.ask'),
          address: t('staff.team.address'),
          hint: t('staff.team.address-hint'),
          fault: t('staff.fault.address'),
          known: t('staff.team.known'),
          add: t('staff.team.add.act'),
        }}
        people={info.staff}
        button={(button) => <Row>{button}</Row>}
        onAdd={add}
      />
    </>
  );
}
