import { StageList } from '../bot/stages';
import { useMessages } from '../messages';
import { sendSteps } from './send-once';
import type { Sending } from './use-message-sending';

/** The stages of a message that is being sent; none before anything was begun, and after its result came. */
export function SendingStages({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const t = useMessages();
  if (sending.status === 'idle' || sending.status === 'done') return null;
  const at = sendSteps.indexOf(sending.step);
  const stages = sendSteps.map((step, index) => {
    const stage = { id: step, title: t(`sending.${step}`) };
    if (index !== at) return { ...stage, state: index < at ? ('done' as const) : ('waiting' as const) };
    return {
      ...stage,
      state: sending.status,
      ...(sending.status === 'failed' && { error: sending.error }),
    };
  });
  return <StageList stages={stages} onRetry={onRetry} />;
}
