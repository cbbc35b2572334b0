import { useMessages } from '../../messages';
import styles from './upload.module.css';

interface UploadProgressBarProps {
  uploadedChunks: number;
  /** 0 until it is known. */
  totalChunks: number;
}

/** The uploaded share of the data. */
export function UploadProgressBar({ uploadedChunks, totalChunks }: UploadProgressBarProps) {
  const t = useMessages();
  return (
    <div className={styles.progress}>
      <p className={styles.parts} role="status">
        {totalChunks > 0 ? t('parts', { done: uploadedChunks, count: totalChunks }) : t('under-way.begins')}
      </p>
      <progress
        className={styles.bar}
        aria-label={t('under-way.progress')}
        value={uploadedChunks}
        max={Math.max(totalChunks, 1)}
      />
    </div>
  );
}
