import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useKnownWords } from '../../known/known-words';
import { lastTagValue } from '../../ledger/domain/last-tag-value';
import type { LogEntry } from '../../ledger/domain/log-entry';
import { inspectPath } from '../../ledger/paths';
import { visibleText } from '../../words/visible-text.domain';
import { FactList, LedgerFact } from '../facts/fact-list';
import { useInspectMessages } from '../inspect-messages';

const isId = (text: string) => /^[\w-]{43}$/.test(text);

/** The facts of a message: its action, who sent it, its place in the log, and how far all that is proven. */
export function MessageFacts({ entry }: { entry: LogEntry }) {
  const t = useInspectMessages();
  const { iso } = useLocale();
  const { actionLabel } = useKnownWords();
  const {
    id,
    nonce,
    tags,
    signer,
    fromProcess,
    target,
    timestamp,
    blockHeight,
    anchor,
    hashChain,
    isVerified,
    isOtherKey,
  } = entry;
  const unverified = isOtherKey ? 'inspect.message.other-key' : 'inspect.message.unverified';
  const action = lastTagValue(tags, 'Action') ?? '';
  const label = actionLabel(action);
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'long' }).format(timestamp);
  const height = new Intl.NumberFormat(iso).format(blockHeight);
  return (
    <section aria-label={t('inspect.message.facts')}>
      <FactList>
        {action !== '' && (
          <LedgerFact label={t('inspect.message.action')} value={action}>
            {label && visibleText(label)}
          </LedgerFact>
        )}
        <LedgerFact label={t('inspect.message.id')} value={id} />
        {fromProcess !== undefined && (
          <LedgerFact
            label={t('inspect.message.from-process')}
            value={fromProcess}
            {...(isId(fromProcess) && { to: inspectPath(fromProcess) })}
          />
        )}
        <LedgerFact
          label={t(fromProcess === undefined ? 'inspect.message.from' : 'inspect.message.signer')}
          value={signer}
        />
        {target !== '' && <LedgerFact label={t('inspect.message.target')} value={target} />}
        <LedgerFact
          label={t('inspect.message.place')}
          value={t('inspect.message.place.value', { nonce, time, height })}
          isPlain
        />
        {anchor !== '' && <LedgerFact label={t('inspect.message.anchor')} value={anchor} />}
        {hashChain !== '' && <LedgerFact label={t('inspect.message.hash-chain')} value={hashChain} />}
      </FactList>
      <Notice tone={isVerified ? 'success' : 'warning'}>
        {t(isVerified ? 'inspect.message.verified' : unverified)}
      </Notice>
    </section>
  );
}
