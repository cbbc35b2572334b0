import { Segments } from '@rainbow-rabbit/parts/fields';
import type { Mine, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import type { EntryKind } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useRef } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import { useMessages } from '../messages';
import { ChangesView } from './changes-view';
import { type EntryDraft, isLongText, sentText } from './domain/entry-draft';
import { EntryFields } from './entry-fields';
import { PicturePart } from './picture-part';
import styles from './submit.module.css';
import { TextPart } from './text-part';
import type { DraftView } from './use-entry-draft';
import { useSubmission } from './use-submission';

interface SubmitFormProps {
  place: ProcessPlace;
  kinds: readonly EntryKind[];
  entry: Mine['entry'];
  draft: EntryDraft;
  view: DraftView;
}

/** The form of an entry: its picture, its texts, what a revision changes, and the one approval that submits it. */
export function SubmitForm({ place: { process }, kinds, entry, draft, view }: SubmitFormProps) {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission({ process, entry, draft, onDone: view.drop });
  const { own, state, faults, changes, isRevision, lacksFile, isOvertaken } = submission;
  const { work, choose, drop } = own;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submission.submit()) return;
    // The first field at fault has its mark once this is drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  const isSubmitted = isRevision && work !== undefined && work.sha256 === entry?.file?.sha256;
  /** Makes a file of a text that is longer than a message; it leaves the field once it is kept as a file. */
  const makeFile = async () => {
    if (await choose(new Blob([sentText(draft.text)], { type: 'text/plain' })))
      view.change({ ...draft, text: '' });
  };

  /** Goes on with a draft without the file; the draft comes first, so a text that moves into it is never lost. */
  const dropFile = (next: EntryDraft) => {
    view.change({ ...next, dropped: entry?.file?.id });
    void drop();
  };

  return (
    <Card tone="raised">
      <div className={styles.stack}>
        <h2>{t(isRevision ? 'submit.revise' : 'submit.heading')}</h2>
        {isOvertaken && <Notice tone="warning">{t('submit.overtaken')}</Notice>}
        {kinds.length > 1 && (
          <Segments
            label={t('submit.kind')}
            options={kinds.map((kind) => ({ value: kind, label: t(`contest.kind.${kind}`) }))}
            value={draft.kind}
            onChoose={(kind) => view.change({ ...draft, kind })}
          />
        )}
        {draft.kind === 'picture' && (
          <PicturePart
            state={own.state}
            storing={own.storing}
            isSubmitted={isSubmitted}
            onChoose={(chosen) => void choose(chosen)}
            onDrop={() => dropFile(draft)}
          />
        )}
        {draft.kind === 'text' && (
          <TextPart
            state={own.state}
            storing={own.storing}
            isSubmitted={isSubmitted}
            onChoose={(chosen) => void choose(chosen)}
            onEdit={(text) => {
              dropFile({ ...draft, text: [text, draft.text].filter(Boolean).join('\n\n') });
            }}
            onDrop={() => dropFile(draft)}
          />
        )}
        <form ref={form} className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
          <EntryFields
            draft={draft}
            faults={faults}
            hasFile={work !== undefined}
            onChange={view.change}
            onMakeFile={isLongText(draft) && !work ? () => void makeFile() : undefined}
          />
          {changes && changes.length > 0 && <ChangesView changes={changes} />}
          {lacksFile && (
            <Notice tone="warning">
              {t(work ? `submit.needs-stored.${work.kind}` : 'submit.needs-picture')}
            </Notice>
          )}
          <OwnActNotice state={state} />
          <p className={styles.small}>{t('submit.public')}</p>
          <Button type="submit" large wide busy={state.status === 'sending'} disabled={changes?.length === 0}>
            {t(isRevision ? 'submit.send-revision' : 'submit.send')}
          </Button>
          {isRevision && (
            <Button variant="quiet" wide onClick={view.drop}>
              {t('submit.keep-as-is')}
            </Button>
          )}
          {!isRevision && <p className={styles.small}>{t('submit.kept-here')}</p>}
        </form>
      </div>
    </Card>
  );
}
