import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Icon, VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import type { BuiltInSection } from './built-in-page';
import styles from './built-in-text.module.css';

/** The sections of a page that came with the app. They need no parser: a blank line separates paragraphs. */
export function BuiltInText({ sections }: { sections: readonly BuiltInSection[] }) {
  const t = useSharedMessages();
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.kind === 'text' ? (
            section.body.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          ) : (
            <ul className={styles.links}>
              {section.links.map(({ label, address }) => (
                <li key={address}>
                  <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
                    {label}
                    <span className={styles.out}>
                      <Icon name="external" />
                    </span>
                    <VisuallyHidden>{t('new-tab')}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
