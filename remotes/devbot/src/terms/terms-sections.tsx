import styles from './terms.module.css';
import type { TermsSection } from './terms-text';

interface TermsSectionsProps {
  sections: readonly TermsSection[];
  /** The level of the headings: 2 on a page of their own, 4 within a form. */
  level: 2 | 4;
}

/** The sections of terms, which the layout of legal pages numbers. */
export function TermsSections({ sections, level }: TermsSectionsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className={styles.section}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
