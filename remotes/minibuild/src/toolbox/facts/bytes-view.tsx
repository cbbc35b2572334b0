import { CopyText, Segments } from '@rainbow-rabbit/parts/fields';
import { useSizeText } from '@rainbow-rabbit/shared/files';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { type ByteView, byteViews, shownText, utf8Text, wholeText } from './bytes-text.domain';
import styles from './bytes-view.module.css';

interface BytesViewProps {
  label: string;
  bytes: Uint8Array;
  views?: readonly ByteView[];
}

/** Bytes as text if they are valid UTF-8, else in another format. They are never run by the browser. */
export function BytesView({ label, bytes, views = byteViews }: BytesViewProps) {
  const t = useMessages();
  const sizeText = useSizeText();
  const [first = 'hex'] = views.filter((view) => view !== 'text' || utf8Text(bytes) !== undefined);
  const [chosen, setChosen] = useState<ByteView>();
  const view = chosen ?? first;
  const { text, shown } = shownText(bytes, view);
  return (
    <div className={styles.view}>
      <CopyText label={label} text={text} copied={() => wholeText(bytes, view)} />
      {shown < bytes.byteLength && (
        <p className={styles.note}>
          {t('bytes.part', { shown: sizeText(shown), size: sizeText(bytes.byteLength) })}
        </p>
      )}
      <Segments
        label={t('bytes.view', { what: label })}
        isLabelHidden
        options={views.map((value) => ({ value, label: value === 'text' ? t('bytes.text') : value }))}
        value={view}
        onChoose={setChosen}
      />
    </div>
  );
}
