import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useCommunity } from '../community/use-community';
import { useMember, useMembership } from '../community/use-member';
import type { EditedPage, EditorDialogProps, EditorPart } from '../editor/editor-dialog';
import { useMessages } from '../messages';

/** The page of a city that the community has, for its editor. */
export interface EditedCity extends EditedPage {
  /** The wallets that may edit the city's pages, its lead among them. */
  organisers: readonly Address[];
}

interface OpenEditorProps {
  edited: EditedCity;
  /** The part that opens first. */
  part: EditorPart;
  /** The process of the event that it opens the form for, by itself. */
  asked?: ProcessId | undefined;
  /** The name of the button. */
  children: ReactNode;
}

type EditorState =
  | { status: 'closed' | 'loading' | 'failed' }
  | { status: 'open'; Editor: (props: EditorDialogProps) => ReactNode };

/** The button that opens the editor of a city's page with the connected wallet; without a wallet, nothing but a word once an open one has closed for that. */
export function OpenEditor({ edited: { organisers, ...edited }, part, asked, children }: OpenEditorProps) {
  const t = useMessages();
  const community = useCommunity();
  const member = useMember();
  const isStaff = useMembership()?.isStaff ?? false;
  const [editor, setEditor] = useState<EditorState>({ status: asked ? 'loading' : 'closed' });
  const isLoading = editor.status === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    const settle = (next: EditorState) => !isGone && setEditor(next);
    import('./load-editor')
      .then(({ loadEditor }) => loadEditor())
      .then(
        (Editor) => settle({ status: 'open', Editor }),
        () => settle({ status: 'failed' }),
      );
    return () => {
      isGone = true;
    };
  }, [isLoading]);
  if (!community) return null;
  if (!member) return editor.status === 'open' ? <Notice>{t('page.edit-disconnected')}</Notice> : null;

  return (
    <>
      <Button variant="secondary" busy={isLoading} onClick={() => setEditor({ status: 'loading' })}>
        {children}
      </Button>
      {editor.status === 'failed' && <Notice tone="error">{t('page.edit-failed')}</Notice>}
      {editor.status === 'open' && (
        <editor.Editor
          {...edited}
          part={part}
          asked={asked}
          isOrganiser={organisers.includes(member.address)}
          isStaff={isStaff}
          community={community}
          member={member}
          onClose={() => setEditor({ status: 'closed' })}
        />
      )}
    </>
  );
}
