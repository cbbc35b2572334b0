import { AskedKeepsake, KeepsakeList, useKeepsakeReading } from '@rainbow-rabbit/parts/keepsakes';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import { type ConnectedSigner, useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  askForContestKeepsake,
  type ProcessPlace,
  readContestKeepsakes,
} from '@rainbow-rabbit/processes/minibuild/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
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
  const { reading, refresh } = useKeepsakeReading(`${place.process} ${address}`, (options) =>
    readContestKeepsakes(place, address, options),
  );
  const { state, run } = useSending(signer, browserOutbox);
  const rows = valueOf(reading)?.rows ?? [];
  if (rows.length === 0) return null;
  const words = { get: t('keepsake.get'), again: t('keepsake.again'), making: t('keepsake.making') };
  return (
    <section className={styles.part} aria-labelledby="keepsake-title">
      <h2 id="keepsake-title">{t('keepsake.title')}</h2>
      <p className={styles.soft}>{t('keepsake.text')}</p>
      <KeepsakeList>
        {rows.map((keepsake) => (
          <AskedKeepsake
            key={keepsake.kind}
            title={t(`keepsake.${keepsake.kind}`)}
            keepsake={keepsake}
            words={words}
            canAsk
            isSending={state.status === 'sending'}
            onAsk={async () => {
              const isDone = await run(async (options) => {
                await askForContestKeepsake(place, keepsake.kind, options);
              });
              if (isDone) await refresh();
            }}
          />
        ))}
      </KeepsakeList>
      <OwnActNotice state={state} />
    </section>
  );
}
