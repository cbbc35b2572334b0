import type { Contest } from '@rainbow-rabbit/processes/minibuild/client';
import { Card } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { PlainText } from '../texts/plain-text';
import { useOtherLanguage } from '../texts/use-other-language';
import styles from './call-part.module.css';
import { Judges } from './judges';
import { Prizes } from './prizes';
import { Timeline } from './timeline';

/** The call: what to make, when, for which prizes, by which rules, and who judges. */
export function CallPart({ contest }: { contest: Contest }) {
  const t = useMessages();
  const { facts, texts, phase } = contest;
  const other = useOtherLanguage(texts?.language);
  return (
    <div className={styles.call}>
      {other && <p className={styles.original}>{t('call.original', { language: other.name })}</p>}
      {texts?.brief && (
        <section className={styles.brief}>
          <PlainText lang={other?.iso}>{texts.brief}</PlainText>
        </section>
      )}
      {facts && (
        <section className={styles.part}>
          <h2>{t('call.timeline')}</h2>
          <Timeline times={facts.times} phase={phase} zone={facts.zone} />
        </section>
      )}
      {facts && facts.prizes.length > 0 && (
        <section className={styles.part}>
          <h2>{t('call.prizes')}</h2>
          <Prizes facts={facts} />
        </section>
      )}
      {texts?.rules && (
        <section className={styles.part}>
          <h2>{t('call.rules')}</h2>
          <Card>
            <PlainText lang={other?.iso}>{texts.rules}</PlainText>
          </Card>
        </section>
      )}
      {facts && (
        <section className={styles.part}>
          <h2>{t('call.judging')}</h2>
          {texts?.judging && <PlainText lang={other?.iso}>{texts.judging}</PlainText>}
          <Judges contest={contest} />
        </section>
      )}
      {!facts && !texts && <p className={styles.original}>{t('call.not-yet')}</p>}
    </div>
  );
}
