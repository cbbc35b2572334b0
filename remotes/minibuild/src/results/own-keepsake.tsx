import { AskedKeepsakes, useOwnKeepsakes } from '@rainbow-rabbit/parts/keepsakes';
import { type ConnectedSigner, useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  askForContestKeepsake,
  type ProcessPlace,
  readContestKeepsakes,
} from '@rainbow-rabbit/processes/minibuild/client';
import { OwnActNotice } from '../contest/own-act-notice';
import { useMessages } from '../messages';
import styles from './results-part.module.css';

/** The keepsake of a visitor whose entry won a prize. */
export function OwnKeepsake({ place }: { place: ProcessPlace }) {
  const own = useConnectedSigner();
  return own && <Earned key={own.address} place={place} own={own} />;
}

function Earned({ place, own: { address, signer } }: { place: ProcessPlace; own: ConnectedSigner }) {
  const t = useMessages();
  const { keepsakes, state } = useOwnKeepsakes({
    key: `${place.process} ${address}`,
    signer,
    read: (options) => readContestKeepsakes(place, address, options),
    ask: ({ kind }, options) => askForContestKeepsake(place, kind, options),
    titleOf: ({ kind }) => t(`keepsake.${kind}`),
  });
  if (keepsakes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="keepsake-title">
      <h2 id="keepsake-title">{t('keepsake.title')}</h2>
      <p className={styles.soft}>{t('keepsake.text')}</p>
      <AskedKeepsakes keepsakes={keepsakes} wordOf={(name) => t(`keepsake.${name}`)} />
      <OwnActNotice state={state} />
    </section>
  );
}
