import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './sealing-key-card.module.css';

interface SealingKeyCardProps {
  words: {
    title: string;
    text: string;
    /** Says that there is a key. */
    there: string;
    replace: string;
  };
  hasKey: boolean;
  mayReplace: boolean;
  /** Shown instead of the steps while no key can be made. */
  notYet?: string | undefined;
  /** The steps that make a key; called with a function that closes them. */
  steps: (close: () => void) => ReactNode;
}

/** The contact key of a process: the existing key, or the steps that make a key. */
export function SealingKeyCard({ words, hasKey, mayReplace, notYet, steps }: SealingKeyCardProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const isThere = hasKey && !isReplacing;
  return (
    <Card tone="raised">
      <div className={styles.card}>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        {notYet !== undefined && <Notice>{notYet}</Notice>}
        {notYet === undefined && isThere && (
          <>
            <Notice tone="success">{words.there}</Notice>
            {mayReplace && (
              <Button variant="quiet" onClick={() => setIsReplacing(true)}>
                {words.replace}
              </Button>
            )}
          </>
        )}
        {notYet === undefined && !isThere && steps(() => setIsReplacing(false))}
      </div>
    </Card>
  );
}
