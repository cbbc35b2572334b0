import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { RichText } from './domain/rich-text';
import styles from './page-content.module.css';
import { RichBlocks } from './rich-blocks';

/** A parsed text; a text that was refused is shown as it was written, below the reason. */
export function RichTextView({ rich }: { rich: RichText }) {
  const t = useMessages();
  if ('blocks' in rich) return <RichBlocks blocks={rich.blocks} />;
  return (
    <>
      <Notice tone="warning">{t(`page.refused.${rich.fault}`)}</Notice>
      <p dir="auto" className={styles.plain}>
        {rich.text}
      </p>
    </>
  );
}
