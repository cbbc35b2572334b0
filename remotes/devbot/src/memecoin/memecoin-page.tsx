import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { useParams } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { TokenLogo } from '../facts/token-logo';
import { inspectPath } from '../ledger/paths';
import { isLedgerId } from '../ledger-id';
import { useMessages } from '../messages';
import { oneLine } from '../words/visible-text.domain';
import { CheckView } from './check/check-view';
import type { CheckFacts } from './check/domain/check-facts';
import type { ShownUnit } from './check/use-amount';
import { useCheck } from './check/use-check';
import { DropCard } from './claim/drop-card';
import { useMemecoinMessages } from './memecoin-messages';
import styles from './memecoin-page.module.css';

/**
 * The page of a memecoin: what it is, the claim, and the check that needs no wallet. The name has its place before it is read, since
 * a claim that moves is missed by the finger.
 */
export function MemecoinPage() {
  const { process = '' } = useParams();
  return <MemecoinView key={process} process={process as ProcessId} />;
}

interface ShownToken extends ShownUnit {
  name: string;
  logo?: string | undefined;
}

/** The way in which a token is shown: as its signed terms say, else as the unit does. */
function shownToken(facts: CheckFacts): ShownToken | undefined {
  const { spawn, standing } = facts;
  const signed = spawn.isKnown && spawn.value !== 'forged' ? spawn.value.source?.terms : undefined;
  return signed ?? (standing.isKnown ? standing.value : undefined);
}

/** The longest name that is shown. */
const maxShown = 64;

function MemecoinView({ process }: { process: ProcessId }) {
  const first = useMessages();
  const t = useMemecoinMessages();
  const [check, again] = useCheck(process);
  const shown = check.status === 'done' ? shownToken(check.facts) : undefined;
  const logo = shown?.logo && isLedgerId(shown.logo) ? (shown.logo as TxId) : undefined;
  return (
    <Page title={t('memecoin.title')}>
      <div className={styles.stack}>
        {(shown || check.status === 'running') && (
          <p className={styles.name}>
            <TokenLogo logo={logo} ticker={shown?.ticker ?? ''} />
            <bdi>{shown && oneLine(shown.name, maxShown)}</bdi>
          </p>
        )}
        <p className={styles.id}>{process}</p>
        <DropCard process={process} />
        <CheckView check={check} unit={shown ?? { ticker: '', denomination: 0 }} onAgain={again} />
        <nav className={styles.ways} aria-label={t('memecoin.ways')}>
          <ButtonLink variant="secondary" to={`/devbot/tokens/${process}`}>
            {t('memecoin.to-token')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={inspectPath(process)}>
            {t('memecoin.to-log')}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/devbot/tokens">
            {first('title.launched')}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/devbot/memecoins/tos">
            {t('memecoin.to-terms')}
          </ButtonLink>
        </nav>
      </div>
    </Page>
  );
}
