import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { Icon, Tabs, useModal } from '@rainbow-rabbit/shared/ui';
import { useId, useMemo, useRef, useState } from 'react';
import type { Member } from '../community/use-member';
import type { PageSection } from '../page-content/domain/content-schema';
import { communityPages } from '../page-ledger/community-pages';
import styles from './editor.module.css';
import { useEditorMessages } from './editor-messages';
import { LanguageList } from './language-list';
import { MeetUpsEditor } from './meet-ups/meet-ups-editor';
import { OrganisersEditor } from './organisers/organisers-editor';
import { RevisionsView } from './revisions/revisions-view';
import { PageEditor } from './text/page-editor';

export interface EditorDialogProps {
  city: string;
  cityName: string;
  zone: string;
  language: Locale;
  starter?: readonly PageSection[];
  /** The part that opens first. */
  part: EditorPart;
  /** False for staff who are no organisers of the city: they only choose who is. */
  isOrganiser: boolean;
  isStaff: boolean;
  community: ProcessPlace;
  /** The connected wallet. */
  member: Pick<Member, 'address' | 'signer'>;
  onPublished: () => void;
  /** Called after a meet-up was saved. */
  onMeetUps: () => void;
  /** Called after the organisers changed. */
  onOrganisers: () => void;
  onClose: () => void;
}

export type EditorPart = 'text' | 'versions' | 'meet-ups' | 'organisers';

const noSections: readonly PageSection[] = [];

const parts: readonly EditorPart[] = ['text', 'versions', 'meet-ups', 'organisers'];

/** The editor over the whole screen: the page's text, its versions, the meet-ups and the organisers of the city. */
export function EditorDialog(props: EditorDialogProps) {
  const { city, cityName, zone, starter = noSections, isOrganiser, isStaff, community, member } = props;
  const { onPublished, onMeetUps, onOrganisers, onClose } = props;
  const t = useEditorMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeByEscape = useModal(dialog, onClose);
  const ledger = useMemo(() => communityPages(community, member.signer), [community, member]);
  const [language, setLanguage] = useState(props.language);
  const [chosen, setPart] = useState(props.part);
  const part = isOrganiser ? chosen : 'organisers';
  const [published, setPublished] = useState(0);
  const name = useMemo(() => ({ city, language }), [city, language]);
  const isPublished = () => {
    setPublished((before) => before + 1);
    onPublished();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={closeByEscape}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h1 id={titleId} className={styles.title}>
            {t('edit.title', { city: cityName })}
          </h1>
          <button type="button" className={styles.close} aria-label={t('edit.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <Tabs
          label={t('edit.parts')}
          tabs={parts
            .filter((id) => isOrganiser || id === 'organisers')
            .map((id) => ({ id, label: t(`edit.part.${id}`) }))}
          selected={part}
          onSelect={setPart}
        >
          {(part === 'text' || part === 'versions') && (
            <LanguageList
              key={published}
              ledger={ledger}
              city={city}
              selected={language}
              onSelect={setLanguage}
            />
          )}
          {part === 'text' && (
            <PageEditor
              key={language}
              ledger={ledger}
              community={community.process}
              address={member.address}
              name={name}
              starter={language === props.language ? starter : noSections}
              onPublished={isPublished}
            />
          )}
          {part === 'versions' && (
            <RevisionsView key={language} ledger={ledger} name={name} onRestored={isPublished} />
          )}
          {part === 'meet-ups' && (
            <MeetUpsEditor
              city={city}
              zone={zone}
              community={community}
              signer={member.signer}
              onSaved={onMeetUps}
            />
          )}
          {part === 'organisers' && (
            <OrganisersEditor
              ledger={ledger}
              city={city}
              address={member.address}
              isStaff={isStaff}
              onChanged={onOrganisers}
            />
          )}
        </Tabs>
      </div>
    </dialog>
  );
}
