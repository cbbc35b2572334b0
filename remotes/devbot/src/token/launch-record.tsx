import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Spinner } from '@rainbow-rabbit/shared/ui';
import { useCallback } from 'react';
import { useLoaded } from '../bot/use-loaded';
import { useLedgerPlace } from '../ledger/place';
import { CheckLines } from '../memecoin/check/check-lines';
import { checkLaunch } from '../memecoin/check/domain/check-memecoin';
import { readLaunch } from '../memecoin/check/read-check-facts';
import type { AnyToken } from './read-any-token';
import styles from './token.module.css';
import { useTokenMessages } from './token-messages';

/** The signed launch of a token of this project, read back from the scheduler unit and checked: the unit that computes can't change it. */
export function LaunchRecord({ process, token }: { process: ProcessId; token: AnyToken }) {
  const t = useTokenMessages();
  const place = useLedgerPlace(process);
  const network = useNetwork().ao.spawn;
  const [checked, again] = useLoaded(
    useCallback(
      async () => checkLaunch({ network, spawn: await readLaunch(place, process) }),
      [network, place, process],
    ),
  );
  const lines = checked.status === 'loaded' ? checked.value : undefined;
  const isUnread = lines?.some((line) => line.state === 'unchecked' && line.reason === 'unreachable');
  return (
    <section aria-labelledby="token-record" className={styles.part}>
      <h2 id="token-record" className={styles.heading}>
        {t('token.record')}
      </h2>
      <p className={styles.small}>{t('token.record.text')}</p>
      {lines ? <CheckLines lines={lines} unit={token} /> : <Spinner label={t('token.record.reading')} />}
      {isUnread && (
        <div>
          <Button variant="secondary" onClick={again}>
            {t('token.again')}
          </Button>
        </div>
      )}
    </section>
  );
}
