import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { visibleText } from '../../words/visible-text.domain';
import { useMemecoinMessages } from '../memecoin-messages';
import styles from './check.module.css';
import type { CheckLine, CheckValues } from './domain/check-line';
import { type ShownUnit, useAmount } from './use-amount';

/** The longest text of the ledger within a line. */
const maxShown = 200;

const icons = { passed: 'check', failed: 'close', unchecked: 'info' } as const;

/** One line of a check: its outcome, its subject, and the reason in words. */
export function CheckLineView({ line, unit }: { line: CheckLine; unit: ShownUnit }) {
  const t = useMemecoinMessages();
  const { iso } = useLocale();
  const amount = useAmount(unit);
  const textsOf = ({ amounts = {}, facts = {} }: CheckValues): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(amounts).map(([name, quantity]) => [name, amount(quantity)])),
    ...Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? visibleText(fact.slice(0, maxShown)) : fact.toLocaleString(iso),
      ]),
    ),
  });
  return (
    <li className={styles.line} data-state={line.state}>
      <span className={styles.mark}>
        <Icon name={icons[line.state]} />
      </span>
      <div className={styles.words}>
        <p className={styles.subject}>
          <span className={styles.state}>{t(`check.state.${line.state}`)}</span> {t(`check.${line.id}.title`)}
        </p>
        <p className={styles.reason}>
          {line.state === 'unchecked'
            ? t(`check.reason.${line.reason}`)
            : t(`check.${line.id}.${line.state}`, textsOf(line))}
        </p>
      </div>
    </li>
  );
}
