import { KeepsakeCard, KeepsakeList } from '@rainbow-rabbit/parts/keepsakes';
import { browserOutbox, useSending } from '@rainbow-rabbit/parts/outbox';
import type { KeepsakeRow } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { use, useState } from 'react';
import { StageNote } from '../layout/stage-note';
import { useGameErrorText, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { PlayerContext } from '../session/player-context';
import styles from './ending-screen.module.css';
import { useKeepsakes } from './use-keepsakes';

/** The keepsakes that a player has earned, each with the button that asks for it. */
export function OwnKeepsakes({ address }: { address: Address }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client } = useGame();
  const signer = use(PlayerContext)?.signer;
  const { reading, refresh } = useKeepsakes(address);
  const { state, run } = useSending(signer, browserOutbox);
  const [asked, setAsked] = useState<KeepsakeRow['kind']>();
  const rows = valueOf(reading)?.rows ?? [];
  if (rows.length === 0) return null;
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
        {rows.map(({ kind, isAsked, asset }) => {
          const title = t(`keepsakes.${kind}`);
          return (
            <KeepsakeCard key={kind} title={title} asset={asset}>
              {isAsked && !asset && <span role="status">{t('keepsakes.making')}</span>}
              {!asset && signer && (
                <Button
                  variant={isAsked ? 'secondary' : 'primary'}
                  busy={isSending && asked === kind}
                  disabled={isSending && asked !== kind}
                  aria-label={t(isAsked ? 'keepsakes.again-of' : 'keepsakes.get-of', { keepsake: title })}
                  onClick={() => void ask(kind)}
                >
                  {t(isAsked ? 'keepsakes.again' : 'keepsakes.get')}
                </Button>
              )}
            </KeepsakeCard>
          );
        })}
      </KeepsakeList>
      <div role="status">{isSending && state.stage && <StageNote stage={state.stage} />}</div>
      {'error' in state && <Notice tone="error">{errorText(state.error)}</Notice>}
    </section>
  );
}
