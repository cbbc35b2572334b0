import { Button, Notice, Page } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../chrome/page-skeleton';
import { useMessages, useShellErrorText } from '../../messages';
import type { PrerenderedPage } from './fetch-text';
import styles from './text-page.module.css';
import { useText } from './use-text';

/** A page with a longer text. Children follow the text. */
export function TextPage({ page, children }: { page: PrerenderedPage; children?: ReactNode }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const state = useText(page);
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'failed') {
    return (
      <Page width="narrow">
        <Notice tone="error" action={<Button onClick={state.retry}>{t('retry')}</Button>}>
          {errorText(state.error)}
        </Notice>
      </Page>
    );
  }
  const { title, intro, sections } = state.text;
  return (
    <Page title={title} intro={intro} width="narrow">
      <div className={styles.text}>
        {sections.map(({ heading, paragraphs, points }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
      {children}
    </Page>
  );
}
