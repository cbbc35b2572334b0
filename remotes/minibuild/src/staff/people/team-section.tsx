import { AddPerson, EffectOnPerson, PeopleList, PersonItem } from '@rainbow-rabbit/parts/console/people';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { CopyLine } from '@rainbow-rabbit/parts/fields';
import { changeContestStaff, maxStaff } from '@rainbow-rabbit/processes/minibuild/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useContestAct } from '../acts/staff-acts';
import { useStaffContest } from '../session/staff-contest';
import { Row, SoftNote, Stack } from '../stack';
import { useContestStaffMessages } from '../staff-messages';

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
          <PeopleList>
            {info.staff.map((one) => (
              <Person key={one} address={one} isOwner={one === owner} mayRemove={isOwner && one !== owner} />
            ))}
          </PeopleList>
        </Stack>
      </Card>
      {isOwner && others.length < maxStaff && <AddToTeam />}
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
      effect: <EffectOnPerson address={address}>{t('staff.team.remove-effect')}</EffectOnPerson>,
      confirm: t('staff.team.remove'),
      isDangerous: true,
      done: t('staff.team.removed'),
      send: (reason, options) => changeContestStaff(contest, { reason, remove: [address] }, options),
    });
  const role = t(isOwner ? 'staff.team.owner' : 'staff.team.member');
  return (
    <PersonItem address={address} role={address === self ? `${role} ${t('staff.team.you')}` : role}>
      {mayRemove && (
        <Row>
          <Button variant="secondary" onClick={remove}>
            {t('staff.team.remove')}
          </Button>
        </Row>
      )}
    </PersonItem>
  );
}

function AddToTeam() {
  const t = useContestStaffMessages();
  const ask = useContestAct();
  const { contest, info } = useStaffContest();
  return (
    <AddPerson
      words={{
        title: t('staff.team.add-title'),
        address: t('staff.team.address'),
        hint: t('staff.team.address-hint'),
        fault: t('staff.fault.address'),
        known: t('staff.team.known'),
        add: t('staff.team.add'),
      }}
      people={info.staff}
      button={(button) => <Row>{button}</Row>}
      onAdd={(address, clear) =>
        ask({
          title: t('staff.team.add-title'),
          effect: <EffectOnPerson address={address}>{t('staff.team.add-effect')}</EffectOnPerson>,
          confirm: t('staff.team.add'),
          done: t('staff.team.added'),
          send: (reason, options) => changeContestStaff(contest, { reason, add: [address] }, options),
          onDone: clear,
        })
      }
    />
  );
}
