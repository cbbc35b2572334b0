import { canShareLinks, ShareLink } from '@rainbow-rabbit/parts/share';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import styles from './share-or-copy.module.css';

interface ShareOrCopyProps {
  /** The title of what the link leads to. */
  title: string;
  url: () => string;
  /** The words of the button. */
  words: string;
  /** Names the link, for screen readers. */
  link: string;
}

/** Shares a link with the device's own sheet where there is one; else it copies the link. */
export function ShareOrCopy({ title, url, words, link }: ShareOrCopyProps) {
  if (!canShareLinks())
    return (
      <p className={styles.copy}>
        {words} <CopyButton what={link} text={url} />
      </p>
    );
  return (
    <ShareLink title={title} url={url}>
      {words}
    </ShareLink>
  );
}
