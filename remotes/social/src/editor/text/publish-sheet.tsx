import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { Button, Dialog, Notice } from '@rainbow-rabbit/shared/ui';
import { useSocialErrorText } from '../../messages';
import type { PageSection } from '../../page-content/domain/content-schema';
import styles from '../editor.module.css';
import { useEditorMessages } from '../editor-messages';
import { comparedContent } from '../revisions/difference';
import { DifferenceView } from '../revisions/difference-view';
import type { Publishing } from './use-publishing';

interface PublishSheetProps {
  /** The sections of the current revision; undefined for a page that has none. */
  before: readonly PageSection[] | undefined;
  after: readonly PageSection[];
  language: Locale;
  publishing: Publishing;
  onPublish: () => void;
  onClose: () => void;
}

/**
 * Shows what a publication changes, before the wallet is asked once. It stays until the publication has an answer: once
 * published, the draft gives way to the new revision, and nothing may be written into it meanwhile.
 */
export function PublishSheet({ before, after, language, publishing, onPublish, onClose }: PublishSheetProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const isSending = publishing.status === 'sending';
  return (
    <Dialog title={t('edit.publish-title')} onClose={() => isSending || onClose()} sheet>
      <DifferenceView
        before={comparedContent(before ?? [])}
        after={comparedContent(after)}
        language={language}
      />
      <p className={styles.small}>{t('edit.publish-for-ever')}</p>
      {publishing.status === 'failed' && (
        <Notice tone="error" title={t('edit.publish-failed')}>
          {errorText(publishing.error)} {t('edit.publish-next')}
        </Notice>
      )}
      <Button wide busy={isSending} onClick={onPublish}>
        {t(publishing.status === 'failed' ? 'edit.publish-again' : 'edit.publish')}
      </Button>
      <Button wide variant="secondary" disabled={isSending} onClick={onClose}>
        {t('edit.publish-back')}
      </Button>
    </Dialog>
  );
}
