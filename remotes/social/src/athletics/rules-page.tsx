import { usePayload } from '@rainbow-rabbit/shared/area';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import * as v from 'valibot';
import styles from './rules-page.module.css';

const rulesSchema = v.object({
  title: v.string(),
  intro: v.string(),
  sections: v.array(
    v.object({ title: v.string(), text: v.array(v.string()), points: v.optional(v.array(v.string())) }),
  ),
  back: v.string(),
});

/** The rules of the league in plain words, which are known as the area is built. */
export function RulesPage() {
  const { title, intro, sections, back } = v.parse(rulesSchema, usePayload('/social/athletics/about'));
  return (
    <Page title={title} intro={intro} width="narrow">
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {section.points && (
            <ol className={styles.points}>
              {section.points.map((points) => (
                <li key={points} className={styles.place}>
                  {points}
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <p>
        <ButtonLink to="/social/athletics">{back}</ButtonLink>
      </p>
    </Page>
  );
}
