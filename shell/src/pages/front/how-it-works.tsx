import { Rabbit, RainbowProgress } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import styles from './how-it-works.module.css';

const pictures = {
  register: <Rabbit colour="violet" size={104} />,
  scan: <RainbowProgress collected={['red', 'orange', 'yellow', 'green']} />,
  find: <Rabbit colour="white" mood="happy" size={104} />,
};

const steps = ['register', 'scan', 'find'] as const;

/** The game in three steps. */
export function HowItWorks() {
  const t = useMessages();
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              {pictures[step]}
            </div>
            <h3 className={styles.name}>
              <span className={styles.number}>{index + 1}</span>
              {t(`how.${step}.title`)}
            </h3>
            <p className={styles.text}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
