import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { ProcessRecord } from '../ledger/read-process';
import { ageIn } from './domain/age';
import { FactList, LedgerFact } from './facts/fact-list';
import { TagDetails } from './facts/tag-details';
import { useInspectMessages } from './inspect-messages';

/** Authorities that are listed; a spawn of 4 kB of tags has no more than these. */
const maxAuthorities = 20;

/** The facts that the signed spawn of a process states. */
export function ProcessFacts({ record }: { record: ProcessRecord }) {
  const t = useInspectMessages();
  const { iso } = useLocale();
  const { process, owner, module, scheduler, authorities, name, tags, timestamp } = record;
  const { value, unit } = ageIn(Date.now() - timestamp);
  const age = new Intl.RelativeTimeFormat(iso, { numeric: 'auto' }).format(-value, unit);
  const made = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' }).format(timestamp);
  return (
    <section aria-label={t('inspect.process.facts')}>
      <FactList>
        {name !== undefined && (
          <LedgerFact label={t('inspect.process.name')} value={name}>
            {t('inspect.process.name.about')}
          </LedgerFact>
        )}
        <LedgerFact label={t('inspect.process.id')} value={process} />
        <LedgerFact label={t('inspect.process.owner')} value={owner}>
          {t('inspect.process.owner.about')}
        </LedgerFact>
        <LedgerFact label={t('inspect.process.made')} value={`${made} (${age})`} isPlain />
      </FactList>
      <FoldedPart label={t('inspect.process.more')}>
        <FactList>
          <LedgerFact label={t('inspect.process.module')} value={module} />
          <LedgerFact label={t('inspect.process.scheduler')} value={scheduler} />
          {authorities.slice(0, maxAuthorities).map((authority) => (
            <LedgerFact key={authority} label={t('inspect.process.authority')} value={authority} />
          ))}
        </FactList>
        <TagDetails tags={tags} label={t('inspect.process.tags', { count: tags.length })} />
      </FoldedPart>
    </section>
  );
}
