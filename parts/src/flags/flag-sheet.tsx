import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { ReasonSheet } from '../console/reason-sheet';
import { browserOutbox, type SendOptions, useSending } from '../outbox';
import { useFlagMessages } from './flag-messages';

interface FlagSheetProps {
  /** Names the thing that is reported: 'Report the name “Clover”?' */
  title: string;
  maxReasonLength: number;
  /** Undefined where no wallet is connected. */
  signer: ItemSigner | undefined;
  /** Is in place of the outcome where no wallet is connected: the way to connect one. */
  withoutSigner?: ReactNode;
  /** Sends the flag, which the process counts once. */
  send: (reason: string, options: SendOptions) => Promise<unknown>;
  errorText: (error: unknown) => string;
  onClose: () => void;
  onSent: () => void;
}

/** The sheet by which somebody reports a thing to its staff. */
export function FlagSheet(props: FlagSheetProps) {
  const { title, maxReasonLength, signer, withoutSigner, send, errorText, onClose, onSent } = props;
  const t = useFlagMessages();
  const { state, run } = useSending(signer, browserOutbox);
  const isSending = state.status === 'sending';
  const report = async (reason: string) => {
    const isDone = await run(async (options) => {
      try {
        await send(reason, options);
      } catch (error) {
        // the ledger had it from an attempt whose answer never came
        if (!hasCode(error, 'flag.repeated')) throw error;
      }
    });
    if (isDone) onSent();
  };
  return (
    <ReasonSheet
      title={title}
      effect={<p>{t('flags.about')}</p>}
      reason={{
        label: t('flags.reason'),
        hint: t('flags.reason.hint'),
        maxLength: maxReasonLength,
        missing: t('flags.reason.missing'),
        suggestions: ([1, 2, 3, 4] as const).map((index) => t(`flags.reason-${index}`)),
      }}
      send={t('flags.send')}
      cancel={t('flags.cancel')}
      isSending={isSending}
      isFixed={isSending || state.status === 'unknown'}
      onSend={(reason) => void report(reason)}
      onClose={onClose}
    >
      {!signer && withoutSigner}
      {'error' in state && !hasCode(state.error, 'wallet.declined') && (
        <Notice tone="error">{errorText(state.error)}</Notice>
      )}
    </ReasonSheet>
  );
}
