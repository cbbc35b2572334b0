import { RadioField } from '@rainbow-rabbit/parts/fields';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import type { GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Button, Card, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { GamePicture } from '../games/game-picture';
import { useGamesErrorText, useMessages } from '../messages';
import { ResultCard } from '../result/result-card';
import styles from './play-panel.module.css';
import { PlayStage } from './play-stage';
import type { PlayMode, usePlay } from './use-play';

/** A way to play, as the switch shows it. */
interface ModeOption {
  mode: PlayMode;
  name: string;
  text: string;
}

interface PlayPanelProps {
  game: GameName;
  arcade: ProcessPlace | undefined;
  /** The boards that a run can count on, besides practice. */
  ranked: readonly ModeOption[];
  /** The way that is chosen at first; the page's default is practice without a wallet, and the first board with one. */
  first?: PlayMode | undefined;
  /** Name of the place, for the share picture. */
  place: string;
  play: ReturnType<typeof usePlay>;
}

/** The game itself: "Play" at once, the choice of where a run counts, and the result of the last run. */
export function PlayPanel({ game, arcade, ranked, first, place, play }: PlayPanelProps) {
  const t = useMessages();
  const errorText = useGamesErrorText();
  const player = useConnectedSigner();
  const { openPopup } = useWallet();
  const [chosen, setChosen] = useState(first);
  const { state } = play;
  const practice: ModeOption = { mode: 'practice', name: t('mode.practice'), text: t('mode.practice-text') };
  const options = arcade ? [...ranked, practice] : [practice];
  const usual = player ? (options[0] ?? practice).mode : 'practice';
  const mode = options.find((option) => option.mode === chosen)?.mode ?? usual;
  const needsWallet = mode !== 'practice' && !player;
  const isOnStage = state.status === 'beginning' || state.status === 'playing' || state.status === 'over';
  return (
    <Card tone="raised">
      <div className={styles.picture}>
        <GamePicture game={game} />
      </div>
      {state.status === 'not-begun' && (
        <Notice
          tone="warning"
          title={t('begin.failed')}
          action={
            <Button variant="secondary" onClick={() => void play.play('practice')}>
              {t('begin.practice')}
            </Button>
          }
        >
          {errorText(state.error)}
        </Notice>
      )}
      {needsWallet && <p className={styles.text}>{t('mode.needs-wallet')}</p>}
      <div className={styles.go}>
        {needsWallet ? (
          <Button large wide onClick={openPopup}>
            {t('mode.connect')}
          </Button>
        ) : (
          <Button large wide busy={state.status === 'beginning'} onClick={() => void play.play(mode)}>
            {t('play.go')}
          </Button>
        )}
      </div>
      {options.length > 1 && (
        <RadioField
          label={t('mode.legend')}
          value={mode}
          options={options.map(({ mode: value, name, text }) => ({ value, label: name, text }))}
          onChoose={setChosen}
        />
      )}
      {isOnStage && (
        <PlayStage game={game} state={state} onOver={play.finish} onRestart={play.again} onLeave={play.leave}>
          {state.status === 'over' && (
            <ResultCard
              game={game}
              arcade={arcade}
              run={state.run}
              place={place}
              onAgain={play.again}
              onLeave={play.leave}
            />
          )}
        </PlayStage>
      )}
    </Card>
  );
}
