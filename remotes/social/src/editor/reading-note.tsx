import type { OnePage } from '@rainbow-rabbit/parts/rows';
import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useSocialErrorText } from '../messages';
import { useEditorMessages } from './editor-messages';

/** Says that a part of the editor is being read, or why it can't be; nothing once it is there. */
export function ReadingNote({ page }: { page: OnePage<unknown> }) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  if (page.value !== undefined) return null;
  if (page.status === 'reading') return <Spinner />;
  return (
    <Notice tone="error" action={<Button onClick={page.reload}>{t('edit.again')}</Button>}>
      {errorText(page.error)}
    </Notice>
  );
}
