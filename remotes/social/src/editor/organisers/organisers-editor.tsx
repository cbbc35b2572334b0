import { FieldForm, useFields } from '@rainbow-rabbit/parts/console/form';
import { type Address, isAddress } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { shownName } from '../../board/domain/shown-name';
import { useSocialErrorText } from '../../messages';
import type { PageLedger } from '../../page-ledger/page-ledger';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import { ReadingNote } from '../reading-note';
import { TakesFocus } from '../takes-focus';
import styles from './organisers.module.css';
import { useMembers } from './use-members';

interface OrganisersEditorProps {
  ledger: PageLedger;
  city: string;
  /** The connected wallet. */
  address: Address;
  isStaff: boolean;
  /** Called after the organisers changed. */
  onChanged: () => void;
}

type Changing =
  | { status: 'idle' }
  | { status: 'sending'; address: Address }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; address: Address; isAdded: boolean };

/** The organisers of a city. Its lead and the staff add and remove them by their address; the others see the list. */
export function OrganisersEditor({ ledger, city, address, isStaff, onChanged }: OrganisersEditorProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const members = useMembers(ledger, city);
  const [changing, setChanging] = useState<Changing>({ status: 'idle' });
  const typed = useFields({ address: '' });
  if (!members.value) return <ReadingNote page={members} />;
  const { organisers, lead, names } = members.value;
  const nameOf = (member: Address) => shownName({ name: names?.[member], address: member });
  const isLead = address === lead;
  const canChoose = isLead || isStaff;
  const aboutOthers = t(isStaff ? 'organiser.about-staff' : 'organiser.about');
  const isSending = changing.status === 'sending';

  const change = async (member: Address, isAdded: boolean) => {
    if (isSending) return;
    setChanging({ status: 'sending', address: member });
    try {
      await ledger.setOrganisers({ city, add: isAdded ? [member] : [], remove: isAdded ? [] : [member] });
      setChanging({ status: 'done', address: member, isAdded });
      if (isAdded) typed.reset();
      members.reload();
      onChanged();
    } catch (error) {
      setChanging({ status: 'failed', error });
    }
  };
  const written = typed.values.address.trim();
  const already = organisers.some((organiser) => organiser === written) && t('organiser.already');
  const form = typed.judged(
    { address: isAddress(written) ? already : t('organiser.address-invalid') },
    () => void change(written as Address, true),
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
                busy={isSending && changing.address === member}
                aria-label={t('organiser.remove-address', { address: nameOf(member) })}
                onClick={() => void change(member, false)}
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
          button={{ busy: isSending && changing.address === written }}
          beside={
            !organisers.includes(address) && (
              <Button
                variant="secondary"
                busy={isSending && changing.address === address}
                onClick={() => void change(address, true)}
              >
                {t('organiser.add-me')}
              </Button>
            )
          }
        />
      )}
      {changing.status === 'done' && (
        <TakesFocus>
          <Notice tone="success">
            {t(changing.isAdded ? 'organiser.added' : 'organiser.removed', {
              address: nameOf(changing.address),
            })}
          </Notice>
        </TakesFocus>
      )}
      {changing.status === 'failed' && (
        <TakesFocus>
          <Notice tone="error" title={t('organiser.failed')}>
            {errorText(changing.error)}
          </Notice>
        </TakesFocus>
      )}
    </div>
  );
}
