import { AskedKeepsakes, useOwnKeepsakes } from '@rainbow-rabbit/parts/keepsakes';
import type { ConnectedSigner } from '@rainbow-rabbit/parts/signer';
import {
  askForChallengeKeepsake,
  type ProcessPlace,
  readChallengeKeepsakes,
} from '@rainbow-rabbit/processes/arcade/client';
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
  const { keepsakes, state } = useOwnKeepsakes({
    key: `${arcade.process} ${slug} ${address}`,
    signer,
    read: (options) => readChallengeKeepsakes(arcade, { address, slug }, options),
    ask: (_, options) => askForChallengeKeepsake(arcade, slug, options),
    titleOf: () => t('keepsake.first'),
  });
  if (keepsakes.length === 0) return null;
  return (
    <section className={styles.keepsake} aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">{t('keepsake.title')}</h3>
      <p>{t('keepsake.text')}</p>
      <AskedKeepsakes keepsakes={keepsakes} wordOf={(name) => t(`keepsake.${name}`)} />
      <ActFailure state={state} />
    </section>
  );
}
