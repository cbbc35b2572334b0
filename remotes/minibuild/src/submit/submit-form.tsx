import type { Mine, ProcessPlace } from '@rainbow-rabbit/processes/minibuild/client';
import type { EntryKind } from '@rainbow-rabbit/processes/minibuild/client/domain';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useRef } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import { useMessages } from '../messages';
import { Segments } from '../toolbox/fields/segments';
import { ChangesView } from './changes-view';
import type { EntryDraft } from './domain/entry-draft';
import { EntryFields } from './entry-fields';
import { PicturePart } from './picture-part';
import styles from './submit.module.css';
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
  const { picture, state, faults, changes, isRevision, lacksPicture, isOvertaken } = submission;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submission.submit()) return;
    // The first field at fault has its mark once this is drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
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
            state={picture.state}
            storing={picture.storing}
            isSubmitted={isRevision && picture.work?.sha256 === entry?.file?.sha256}
            onChoose={(chosen) => void picture.choose(chosen)}
            onDrop={() => void picture.drop()}
          />
        )}
        <form ref={form} className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
          <EntryFields draft={draft} faults={faults} onChange={view.change} />
          {changes && changes.length > 0 && <ChangesView changes={changes} />}
          {lacksPicture && (
            <Notice tone="warning">{t(picture.work ? 'submit.needs-stored' : 'submit.needs-picture')}</Notice>
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
