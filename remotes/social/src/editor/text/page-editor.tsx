import type { CityPage, PagePlace } from '@rainbow-rabbit/processes/community/client';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useSocialErrorText } from '../../messages';
import type { PageSection } from '../../page-content/domain/content-schema';
import { contentText } from '../../page-content/domain/parse-content';
import { LocalPictures, useLocalPictures } from '../../page-content/local-pictures';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import { TakesFocus } from '../takes-focus';
import { ConflictView } from './conflict-view';
import type { Edit } from './domain/edit-history';
import { DraftBar } from './draft-bar';
import { DraftPanes } from './draft-panes';
import { PublishSheet } from './publish-sheet';
import { publishedSections, usePageDraft } from './use-page-draft';
import { usePublishing } from './use-publishing';

interface PageEditorProps {
  name: PagePlace & { language: Locale };
  starter: readonly PageSection[];
  onPublished: () => void;
}

/** The editor of a page in one language, from the draft to its publication. */
export function PageEditor({ name, starter, onPublished }: PageEditorProps) {
  const { ledger, community, member } = useEditorPlace();
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { state, dispatch, isChanged, isKept, readAgain, reopen } = usePageDraft({
    ledger,
    community: community.process,
    name,
    starter,
  });
  const pictures = useLocalPictures();
  /** The number of times that the sheet was asked for: a browser may have closed it by itself. Zero while it is closed. */
  const [review, setReview] = useState(0);
  const [conflict, setConflict] = useState<CityPage>();
  const [hasResolved, setHasResolved] = useState(false);
  const { publishing, publish, reset } = usePublishing({
    ledger,
    address: member.address,
    onPublished: () => {
      setReview(0);
      setHasResolved(false);
      void reopen();
      onPublished();
    },
    onConflict: (current) => {
      setReview(0);
      setConflict(current);
    },
  });

  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') {
    return (
      <Notice
        tone="error"
        title={t('edit.unread')}
        action={<Button onClick={readAgain}>{t('edit.again')}</Button>}
      >
        {errorText(state.error)}
      </Notice>
    );
  }
  const { current, draft } = state;
  const sections = draft.history.now.map(({ section }) => section);
  const newer = conflict ?? (draft.base < current.number && isChanged ? current : undefined);
  if (newer) {
    return (
      <TakesFocus>
        <ConflictView
          current={newer}
          mine={sections}
          base={draft.baseSections}
          language={name.language}
          onResolved={(resolved) => {
            dispatch({ type: 'rebase', current: newer, sections: resolved });
            setConflict(undefined);
            setHasResolved(true);
          }}
        />
      </TakesFocus>
    );
  }
  const change = (edit: Edit) => {
    // The draft goes once it is published: a browser may close the sheet by itself before that.
    if (publishing.status === 'sending') return;
    reset();
    setHasResolved(false);
    dispatch({ type: 'edit', edit });
  };
  const isUnreadable = current.content !== undefined && !publishedSections(current);
  return (
    <LocalPictures value={pictures.shown}>
      {publishing.status === 'published' && (
        <TakesFocus>
          <Notice tone="success">{t('edit.published', { number: publishing.number })}</Notice>
        </TakesFocus>
      )}
      {hasResolved && publishing.status !== 'published' && (
        <TakesFocus>
          <Notice>{t('edit.conflict-next')}</Notice>
        </TakesFocus>
      )}
      {isUnreadable && <Notice tone="warning">{t('edit.unreadable')}</Notice>}
      {!isKept && <Notice tone="warning">{t('edit.not-kept')}</Notice>}
      <DraftBar
        draft={draft}
        current={current}
        isChanged={isChanged}
        onEdit={change}
        onDiscard={() => dispatch({ type: 'discard', sections: publishedSections(current) ?? starter })}
        onReview={() => setReview((before) => before + 1)}
      />
      <DraftPanes
        name={name}
        draft={draft}
        current={current}
        onEdit={change}
        onTranslate={(from, given) => dispatch({ type: 'translate', from, sections: given })}
        onPicture={pictures.add}
      />
      {review > 0 && (
        <PublishSheet
          key={review}
          before={publishedSections(current)}
          after={sections}
          language={name.language}
          publishing={publishing}
          onPublish={() =>
            void publish({
              ...name,
              base: draft.base,
              content: contentText({ v: 1, sections: [...sections] }),
              ...(draft.from && { from: draft.from }),
            })
          }
          onClose={() => setReview(0)}
        />
      )}
    </LocalPictures>
  );
}
