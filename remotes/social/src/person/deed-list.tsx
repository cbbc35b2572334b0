import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import historyStyles from '../claim/history.module.css';
import listSection from '../list-section.module.css';
import { usePersonMessages } from './person-messages';

/** A row of a person's page. */
export interface Deed {
  key: string | number;
  title: string;
  /** The page that it is about. */
  to: string;
  /** Place, points and date, in words. */
  facts: readonly string[];
  /** The path of the messages that prove it; missing where the page that it is about is the ledger's own list. */
  proof?: string;
}

interface DeedListProps {
  title: string;
  deeds: readonly Deed[];
  /** Below the rows. */
  children?: ReactNode;
}

/** One kind of a person's deeds, each with its proof; an empty one isn't shown. */
export function DeedList({ title, deeds, children }: DeedListProps) {
  const t = usePersonMessages();
  if (deeds.length === 0) return null;
  return (
    <section className={listSection.section}>
      <h2>{title}</h2>
      <ul className={listSection.rows}>
        {deeds.map(({ key, title: of, to, facts, proof }) => (
          <li key={key} className={historyStyles.row}>
            <span className={historyStyles.what}>
              <Link to={to}>
                <bdi>{of}</bdi>
              </Link>
              <span className={historyStyles.time}>{facts.join(' · ')}</span>
            </span>
            {proof && (
              <Link
                className={historyStyles.proof}
                to={proof}
                aria-label={t('person.proof-of', { what: of })}
              >
                {t('person.proof')} <Icon name="arrow-right" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
