import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Link, useParams } from '@rainbow-rabbit/shared/router';
import { Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { TokenLogo } from '../facts/token-logo';
import { TokenHolders } from './holders/token-holders';
import { LaunchRecord } from './launch-record';
import { OwnTokens } from './own-tokens';
import type { AnyToken } from './read-any-token';
import { ShareToken } from './share-token';
import styles from './token.module.css';
import { TokenFacts } from './token-facts';
import { TokenFailure } from './token-failure';
import { useTokenMessages } from './token-messages';
import { useAnyToken } from './use-any-token';

/** The page of any AO token: what it is, what one's own wallet has of it and may do, who holds it, and its link. */
export function TokenPage() {
  const { process = '' } = useParams();
  return <TokenOf key={process} process={process as ProcessId} />;
}

function TokenOf({ process }: { process: ProcessId }) {
  const t = useTokenMessages();
  const [reading, again] = useAnyToken(process);
  if (reading.status === 'known')
    return <TokenView process={process} token={reading.value} onChange={again} />;
  return (
    <Page title={t('token.title')}>
      {reading.status === 'reading' ? (
        <Spinner label={t('token.reading')} />
      ) : (
        <TokenFailure title={t('token.unread')} error={reading.error} again={again} />
      )}
      <InspectLink process={process} />
    </Page>
  );
}

interface TokenViewProps {
  process: ProcessId;
  token: AnyToken;
  /** Called when the token has changed. */
  onChange: () => void;
}

function TokenView({ process, token, onChange }: TokenViewProps) {
  const t = useTokenMessages();
  const { name, ticker, logo, standing } = token;
  return (
    <Page>
      <div className={styles.stack}>
        <header className={styles.head}>
          <TokenLogo logo={logo} ticker={ticker} />
          <div className={styles.names}>
            <h1 className={styles.name}>
              <bdi>{name}</bdi>
            </h1>
            <p className={styles.ticker}>
              <bdi>{ticker}</bdi>
            </p>
          </div>
        </header>
        {!standing && <Notice>{t('token.of-others')}</Notice>}
        {standing?.drop && (
          <Notice action={<Link to={`/devbot/memecoins/${process}`}>{t('token.drop.link')}</Link>}>
            {t('token.drop')}
          </Notice>
        )}
        <OwnTokens process={process} token={token} onChange={onChange} />
        <TokenFacts process={process} token={token} />
        <TokenHolders process={process} token={token} />
        <ShareToken process={process} name={name} />
        {standing && !standing.drop && <LaunchRecord process={process} token={token} />}
        <InspectLink process={process} />
      </div>
    </Page>
  );
}

function InspectLink({ process }: { process: ProcessId }) {
  const t = useTokenMessages();
  return (
    <p>
      <Link className={styles.link} to={`/devbot/processes/${process}`}>
        {t('token.inspect')}
      </Link>
    </p>
  );
}
