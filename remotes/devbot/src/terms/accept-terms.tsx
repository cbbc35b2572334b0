import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { useSharedMessages } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Checkbox, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { type ComponentProps, useState } from 'react';
import { useDevbotErrorText } from '../messages';
import styles from './terms.module.css';
import { TermsFacts } from './terms-facts';
import { useTermsMessages } from './terms-messages';
import { TermsSections } from './terms-sections';
import type { TermsKind } from './terms-versions';
import { useTerms } from './use-terms';

/** The props of a box to tick, such as a form's `checkbox` gives them, and the kind of terms. */
type AcceptTermsProps = Omit<ComponentProps<typeof Checkbox>, 'label'> & { kind: TermsKind };

const pages: Readonly<Record<TermsKind, string>> = {
  tokens: '/devbot/tokens/terms',
  memecoins: '/devbot/memecoins/tos',
};

/**
 * The one tick by which the terms of a launch are accepted, with the terms to be read in place or on their page. The form needs
 * the messages of `addTermsMessages`, and puts `termsOf` into the launch.
 */
export function AcceptTerms({ kind, error, ...box }: AcceptTermsProps) {
  const t = useTermsMessages();
  const shared = useSharedMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.accept}>
      <Checkbox
        {...box}
        label={t(`terms.accept.${kind}`)}
        error={error === undefined ? undefined : t('terms.accept.missing')}
      />
      <p className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {t(isOpen ? 'terms.hide' : 'terms.read')}
        </button>
        <Link to={pages[kind]} target="_blank" className={styles.way}>
          {t('terms.page')} {shared('new-tab')}
        </Link>
      </p>
      {isOpen && <TermsInPlace kind={kind} />}
    </div>
  );
}

function TermsInPlace({ kind }: { kind: TermsKind }) {
  const t = useTermsMessages();
  const errorText = useDevbotErrorText();
  const state = useTerms(kind);
  if (state.status === 'loading') return <Spinner label={t('terms.loading')} />;
  if (state.status === 'failed') {
    return (
      <Notice tone="error" action={<Button onClick={state.retry}>{t('terms.again')}</Button>}>
        {errorText(state.error)}
      </Notice>
    );
  }
  const { title, intro, sections } = state.text;
  return (
    <Scrolling className={styles.frame} label={title}>
      <p>{intro}</p>
      <TermsSections sections={sections} level={4} />
      <TermsFacts kind={kind} />
    </Scrolling>
  );
}
