import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { usePage } from '@rainbow-rabbit/parts/rows';
import { useTask } from '@rainbow-rabbit/parts/task';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { shownName } from '../board/domain/shown-name';
import listStyles from './editor-list.module.css';
import { useEditorMessages } from './editor-messages';
import { useEditorPlace } from './editor-place';
import styles from './organisers.module.css';
import { ReadingNote } from './reading-note';
import { ActOutcomeNote } from './takes-focus';

interface OrganisersEditorProps {
  /** Called after the organisers changed. */
  onChanged: () => void;
}

/** The organisers of a city. Its lead and the staff add and remove them by their address; the others see the list. */
export function OrganisersEditor({ onChanged }: OrganisersEditorProps) {
  const { ledger, city, member: self, isStaff } = useEditorPlace();
  const { address } = self;
  const t = useEditorMessages();
  const members = usePage([ledger, city], () => ledger.page({ city, language: 'en' }));
  const { task, run } = useTask<boolean>();
  const [changed, setChanged] = useState(address);
  const typed = useFields({ address: '' });
  if (!members.value) return <ReadingNote page={members} />;
  const { organisers, lead, names } = members.value;
  const nameOf = (member: Address) => shownName({ name: names?.[member], address: member });
  const isLead = address === lead;
  const canChoose = isLead || isStaff;
  const aboutOthers = t(isStaff ? 'organiser.about-staff' : 'organiser.about');
  const isSending = task.status === 'running';

  const change = (member: Address, isAdded: boolean) => {
    if (isSending) return;
    setChanged(member);
    void run(async () => {
      await ledger.setOrganisers({ city, add: isAdded ? [member] : [], remove: isAdded ? [] : [member] });
      if (isAdded) typed.reset();
      members.reload();
      onChanged();
      return isAdded;
    });
  };
  const written = typed.values.address.trim();
  const already = organisers.some((organiser) => organiser === written) && t('organiser.already');
  const form = typed.judged({ address: isAddress(written) ? already : t('organiser.address-invalid') }, () =>
    change(written as Address, true),
  );
  return (
    <div className={styles.stack}>
      <p>{isLead ? t('organiser.about-lead') : aboutOthers}</p>
      <ul className={listStyles.list}>
        {organisers.map((member) => (
          <li key={member} className={listStyles.row}>
            <bdi className={styles.address} title={member}>
              {nameOf(member)}
            </bdi>
            {member === lead && <span className={styles.mark}>{t('organiser.lead')}</span>}
            {member === address && <span className={styles.mark}>{t('organiser.you')}</span>}
            {canChoose && member !== lead && (
              <Button
                variant="secondary"
                busy={isSending && changed === member}
                aria-label={t('organiser.remove-address', { address: nameOf(member) })}
                onClick={() => change(member, false)}
              >
                {t('organiser.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canChoose && (
        <FieldForm
          of={form}
          fields={[
            {
              name: 'address',
              kind: 'id',
              label: t('organiser.address'),
              hint: t('organiser.address-hint'),
            },
          ]}
          send={t('organiser.add')}
          button={{ busy: isSending && changed === written }}
          beside={
            !organisers.includes(address) && (
              <Button
                variant="secondary"
                busy={isSending && changed === address}
                onClick={() => change(address, true)}
              >
                {t('organiser.add-me')}
              </Button>
            )
          }
        />
      )}
      <ActOutcomeNote
        task={task}
        failed={t('organiser.failed')}
        done={(isAdded) => t(isAdded ? 'organiser.added' : 'organiser.removed', { address: nameOf(changed) })}
      />
    </div>
  );
}
