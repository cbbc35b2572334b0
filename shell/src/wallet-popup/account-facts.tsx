import { useAo } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { requestBytes } from '@rainbow-rabbit/shared/http';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { inAr } from '@rainbow-rabbit/shared/wallet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../messages';
import styles from './connected-wallet.module.css';

/** The longest amount that a gateway may report, in bytes: all AR that will ever be has 20 digits of winston. */
const maxAmountBytes = 20;

/** Reads an amount of winston; undefined for zero, and for an answer that is no amount. */
async function readBalance(
  gateway: string,
  address: Address,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = new URL(`wallet/${address}/balance`, gateway).href;
  const { isOk, bytes } = await requestBytes(url, { maxBytes: maxAmountBytes, signal });
  const text = new TextDecoder().decode(bytes);
  return isOk && /^[1-9]\d*$/.test(text) ? text : undefined;
}

/**
 * The name that the communities show for an account, and its balance, as rows of a list of facts. Each is read once, when the view opens, and
 * missing where there is nothing or it can't be read: nothing waits for it.
 */
export function AccountFacts({ address }: { address: Address }) {
  const t = useMessages();
  const ao = useAo();
  const network = useNetwork();
  const [name, setName] = useState<string>();
  const [balance, setBalance] = useState<string>();
  const [gateway] = network.gateways;

  const read = useEffectEvent((signal: AbortSignal) => {
    const show = async <T,>(reading: Promise<T>, set: (read: T) => void) => {
      const answer = await reading.catch(() => undefined);
      if (answer !== undefined && !signal.aborted) set(answer);
    };
    // The client of the process that has the names is fetched after the view.
    const code = import('../pages/announced/own-name');
    void show(
      code.then(({ readOwnName }) => readOwnName(ao, network, address)),
      setName,
    );
    if (gateway) void show(readBalance(gateway, address, signal), setBalance);
  });
  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal);
    return () => gone.abort();
  }, []);

  return (
    <>
      {name && (
        <>
          <dt>
            <VisuallyHidden>{t('popup.name')}</VisuallyHidden>
          </dt>
          <dd className={styles.name}>{name}</dd>
        </>
      )}
      {balance && (
        <>
          <dt>
            <VisuallyHidden>{t('popup.balance')}</VisuallyHidden>
          </dt>
          <dd>{`${inAr(balance)} AR`}</dd>
        </>
      )}
    </>
  );
}
