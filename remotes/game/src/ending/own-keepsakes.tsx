import { AskedKeepsake, KeepsakeList, useKeepsakeReading } from '@rainbow-rabbit/parts/keepsakes';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import type { KeepsakeRow } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { use, useState } from 'react';
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
  const signer = use(PlayerContext)?.signer;
  const { reading, refresh } = useKeepsakeReading(`${client.process} ${address}`, (options) =>
    client.keepsakes(address, options),
  );
  const { state, run } = useSending(signer, browserOutbox);
  const [asked, setAsked] = useState<KeepsakeRow['kind']>();
  const rows = valueOf(reading)?.rows ?? [];
  if (rows.length === 0) return null;
  const words = { get: t('keepsakes.get'), again: t('keepsakes.again'), making: t('keepsakes.making') };
  const isSending = state.status === 'sending';
  const ask = async (kind: KeepsakeRow['kind']) => {
    setAsked(kind);
    const isDone = await run(async (options) => {
      await client.keepsake(kind, options);
    });
    if (isDone) await refresh();
  };
  return (
    <section className={styles.section} aria-labelledby="ending-keepsakes">
      <h2 id="ending-keepsakes">{t('keepsakes.title')}</h2>
      <p className={styles.soft}>{t('keepsakes.text')}</p>
      <KeepsakeList>
        {rows.map((keepsake) => (
          <AskedKeepsake
            key={keepsake.kind}
            title={t(`keepsakes.${keepsake.kind}`)}
            keepsake={keepsake}
            words={words}
            canAsk={signer !== undefined}
            isSending={isSending && asked === keepsake.kind}
            onAsk={() => void ask(keepsake.kind)}
          />
        ))}
      </KeepsakeList>
      <div role="status">{isSending && state.stage && <StageNote stage={state.stage} />}</div>
      {'error' in state && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
