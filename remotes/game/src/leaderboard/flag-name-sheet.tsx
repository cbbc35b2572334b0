import { FlagSheet } from '@rainbow-rabbit/parts/flags';
import { type LeaderboardRow, maxReasonLength } from '@rainbow-rabbit/processes/rabbit/client';
import { useGameErrorText, useMessages } from '../messages';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

interface FlagNameSheetProps {
  row: LeaderboardRow;
  onClose: () => void;
  onSent: () => void;
}

/** The sheet by which a player reports the nickname of another one. */
export function FlagNameSheet({ row, onClose, onSent }: FlagNameSheetProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { client } = useGame();
  const { signer } = usePlayer();
  const { rabbit, nickname } = row;
  return (
    <FlagSheet
      title={t('flag.ask', { nickname })}
      maxReasonLength={maxReasonLength}
      signer={signer}
      send={(reason, options) => client.flag({ rabbit, reason }, options)}
      errorText={errorText}
      onClose={onClose}
      onSent={onSent}
    />
  );
}
