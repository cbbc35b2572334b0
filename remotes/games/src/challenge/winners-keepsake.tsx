import { AskedKeepsake, KeepsakeList, useKeepsakeReading } from '@rainbow-rabbit/parts/keepsakes';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import type { ConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  askForChallengeKeepsake,
  type ProcessPlace,
  readChallengeKeepsakes,
} from '@rainbow-rabbit/processes/arcade/client';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ActFailure } from '../live/act-failure';
import { useMessages } from '../messages';
import styles from './winners.module.css';

interface WinnersKeepsakeProps {
  arcade: ProcessPlace;
  /** Of the challenge. */
  slug: string;
  own: ConnectedSigner;
}

/** The keepsake of the first of a challenge, once no further run can count in it. */
export function WinnersKeepsake({ arcade, slug, own: { address, signer } }: WinnersKeepsakeProps) {
  const t = useMessages();
  const { reading, refresh } = useKeepsakeReading(`${arcade.process} ${slug} ${address}`, (options) =>
    readChallengeKeepsakes(arcade, { address, slug }, options),
  );
  const { state, run } = useSending(signer, browserOutbox);
  const keepsake = valueOf(reading)?.rows[0];
  if (!keepsake) return null;
  return (
    <section className={styles.keepsake} aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">{t('keepsake.title')}</h3>
      <p>{t('keepsake.text')}</p>
      <KeepsakeList>
        <AskedKeepsake
          title={t('keepsake.first')}
          keepsake={keepsake}
          words={{ get: t('keepsake.get'), again: t('keepsake.again'), making: t('keepsake.making') }}
          canAsk
          isSending={state.status === 'sending'}
          onAsk={async () => {
            const isDone = await run(async (options) => {
              await askForChallengeKeepsake(arcade, slug, options);
            });
            if (isDone) await refresh();
          }}
        />
      </KeepsakeList>
      <ActFailure state={state} />
    </section>
  );
}
