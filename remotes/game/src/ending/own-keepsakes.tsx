import { AskedKeepsakes, useOwnKeepsakes } from '@rainbow-rabbit/parts/keepsakes';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { use } from 'react';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { PlayerContext } from '../session/player-context';
import styles from './ending-screen.module.css';

/** The keepsakes that a player has earned, each with the button that asks for it. */
export function OwnKeepsakes({ address }: { address: Address }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client } = useGame();
  const { keepsakes, state } = useOwnKeepsakes({
    key: `${client.process} ${address}`,
    signer: use(PlayerContext)?.signer,
    read: (options) => client.keepsakes(address, options),
    ask: ({ kind }, options) => client.keepsake(kind, options),
    titleOf: ({ kind }) => t(`keepsakes.${kind}`),
  });
  if (keepsakes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="ending-keepsakes">
      <h2 id="ending-keepsakes">{t('keepsakes.title')}</h2>
      <p className={styles.soft}>{t('keepsakes.text')}</p>
      <AskedKeepsakes keepsakes={keepsakes} wordOf={(name) => t(`keepsakes.${name}`)} />
      <div role="status">
        {state.status === 'sending' && state.stage && <StageNote stage={state.stage} />}
      </div>
      {'error' in state && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
