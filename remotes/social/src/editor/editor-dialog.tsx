import type { ProcessPlace } from '@rainbow-rabbit/processes/community/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { Icon, Tabs, useModal } from '@rainbow-rabbit/shared/ui';
import { useId, useMemo, useRef, useState } from 'react';
import type { Member } from '../community/use-member';
import type { PageSection } from '../page-content/domain/content-schema';
import { communityPages } from '../page-ledger/community-pages';
import styles from './editor.module.css';
import { useEditorMessages } from './editor-messages';
import { EditorContext } from './editor-place';
import { EventsEditor } from './events/events-editor';
import { LanguageList } from './language-list';
import { MeetUpsEditor } from './meet-ups/meet-ups-editor';
import { OrganisersEditor } from './organisers-editor';
import { RevisionsView } from './revisions/revisions-view';
import { PageEditor } from './text/page-editor';

/** The page of a city, as its editor takes it. */
export interface EditedPage {
  /** Slug of the city. */
  city: string;
  cityName: string;
  /** Name of the city's time zone (IANA). */
  zone: string;
  /** The wallet of the city's lead, among its organisers. */
  lead?: Address | undefined;
  /** The language of the page that is edited first. */
  language: Locale;
  /** The sections that a page begins with while nothing is published: its built-in text. */
  starter?: readonly PageSection[];
  /** Reads the page again, after something was published. */
  onPublished: () => void;
  /** Reads the meet-ups again, after one was saved. */
  onMeetUps: () => void;
  /** Reads the page again, after its organisers changed. */
  onOrganisers: () => void;
}

export interface EditorDialogProps extends EditedPage {
  /** The part that opens first. */
  part: EditorPart;
  /** The process of the event that the form of events begins with. */
  asked?: ProcessId | undefined;
  /** False for staff who are no organisers of the city: they only announce its events, and choose who its organisers are; others propose an event. */
  isOrganiser: boolean;
  isStaff: boolean;
  community: ProcessPlace;
  /** The connected wallet. */
  member: Pick<Member, 'address' | 'signer'>;
  onClose: () => void;
}

export type EditorPart = 'text' | 'versions' | 'meet-ups' | 'events' | 'organisers';

const noSections: readonly PageSection[] = [];

const parts: readonly EditorPart[] = ['text', 'versions', 'meet-ups', 'events', 'organisers'];
/** Those of staff who are no organisers. */
const staffParts: readonly EditorPart[] = ['events', 'organisers'];
/** The part of everybody else, who may propose an event. */
const othersParts: readonly EditorPart[] = ['events'];

function partsFor(isOrganiser: boolean, isStaff: boolean): readonly EditorPart[] {
  if (isOrganiser) return parts;
  return isStaff ? staffParts : othersParts;
}

/** The editor over the whole screen: the page's text, its versions, and the meet-ups, events and organisers of the city. */
export function EditorDialog(props: EditorDialogProps) {
  const { city, cityName, zone, lead, starter = noSections } = props;
  const { isOrganiser, isStaff, community, member } = props;
  const { onPublished, onMeetUps, onOrganisers, onClose } = props;
  const t = useEditorMessages();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeByEscape = useModal(dialog, onClose);
  const ledger = useMemo(() => communityPages(community, member.signer), [community, member]);
  const [language, setLanguage] = useState(props.language);
  const [chosen, setPart] = useState(props.part);
  const shown = partsFor(isOrganiser, isStaff);
  const part = shown.includes(chosen) ? chosen : (shown.at(-1) ?? 'events');
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
        <EditorContext value={{ city, zone, community, ledger, member, isStaff }}>
          <Tabs
            label={t('edit.parts')}
            tabs={shown.map((id) => ({ id, label: t(`edit.part.${id}`) }))}
            selected={part}
            onSelect={setPart}
          >
            {(part === 'text' || part === 'versions') && (
              <LanguageList key={published} selected={language} onSelect={setLanguage} />
            )}
            {part === 'text' && (
              <PageEditor
                key={language}
                name={name}
                starter={language === props.language ? starter : noSections}
                onPublished={isPublished}
              />
            )}
            {part === 'versions' && <RevisionsView key={language} name={name} onRestored={isPublished} />}
            {part === 'meet-ups' && <MeetUpsEditor onSaved={onMeetUps} />}
            {part === 'events' && (
              <EventsEditor asked={props.asked} mayAnnounce={isStaff || member.address === lead} />
            )}
            {part === 'organisers' && <OrganisersEditor onChanged={onOrganisers} />}
          </Tabs>
        </EditorContext>
      </div>
    </dialog>
  );
}
