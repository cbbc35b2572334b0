import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { StageList, type TaskStage } from '../../bot/stages';
import { plainLine } from '../../words/plain-text.domain';
import type { AnyToken } from '../read-any-token';
import styles from '../token.module.css';
import { useTokenMessages } from '../token-messages';
import { actStages } from './deliver-act';
import type { TokenAct } from './token-act';
import { useActText } from './use-act-text';
import type { Acting, ActRun } from './use-token-act';

interface ActProgressProps {
  acting: Acting;
  token: AnyToken;
  act: TokenAct | undefined;
  onLeave: () => void;
}

/** The longest part of a token's own words that is shown, in characters. */
const maxWords = 200;

/** An act that runs, stage by stage, and its outcome. */
export function ActProgress({ acting, token, act, onLeave }: ActProgressProps) {
  const t = useTokenMessages();
  const text = useActText(token);
  const { run, unfinished, perform } = acting;
  if (!run) return null;
  const error = run.status === 'failed' ? run.error : undefined;
  const said = isAppError(error) && typeof error.cause === 'string' ? plainLine(error.cause, maxWords) : '';
  // Without a kept message no message is on its way, and the act can be signed anew.
  const retry = unfinished ? () => void perform() : act && (() => void perform(act));
  return (
    <div className={styles.stack}>
      {act && <p className={styles.words}>{text(act)}</p>}
      <StageList
        stages={actStages.map((stage) => ({
          id: stage,
          title: t(`token.stage.${stage}`),
          ...stateIn(stage, run),
        }))}
        onRetry={retry}
      />
      {said && <p className={styles.small}>{t('token.said', { text: said })}</p>}
      {run.status === 'answered' && (
        <Notice tone={run.outcome === 'done' ? 'success' : 'warning'}>
          {t(`token.outcome.${run.outcome}`)}
        </Notice>
      )}
      {run.status !== 'running' && (
        <div>
          <Button variant="secondary" onClick={onLeave}>
            {t('token.close')}
          </Button>
        </div>
      )}
    </div>
  );
}

function stateIn(stage: (typeof actStages)[number], run: ActRun): Pick<TaskStage, 'state' | 'error'> {
  if (run.status === 'answered') return { state: 'done' };
  const [own = 0, now = 0] = [stage, run.stage].map((name) => actStages.indexOf(name));
  if (own !== now) return { state: own < now ? 'done' : 'waiting' };
  return run.status === 'failed' ? { state: 'failed', error: run.error } : { state: 'running' };
}
