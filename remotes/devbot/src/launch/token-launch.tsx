import { useCallback, useRef, useState } from 'react';
import type { TaskProps } from '../bot/task';
import { type LaunchTaskState, launchTaskStateOf } from './kept-task';
import { LaunchProgress } from './launch-progress';
import { LaunchReview } from './launch-review';
import { forgetLaunch, launchOfPage, useLaunchRun } from './launch-runs';
import { TokenForm } from './token-form';

/** Launches a token: its form, the item that will be signed, and the stages of the launch. */
export function TokenLaunch({ kept, keep, finish, cancel }: TaskProps) {
  const [state, setState] = useState(() => launchTaskStateOf(kept));
  const latest = useRef(state);
  const change = useCallback(
    (part: Partial<LaunchTaskState>) => {
      latest.current = { ...latest.current, ...part };
      keep(latest.current);
      setState(latest.current);
    },
    [keep],
  );
  const { id, fields, launch } = state;
  // A form that was closed while the wallet had the question goes on with it.
  const step = useLaunchRun(id)?.status === 'running' ? 'launch' : state.step;
  /** Back to the form: only where nothing was made, or what was made will never work. */
  const edit = () => {
    forgetLaunch(id);
    change({ step: 'form', launch: undefined });
  };

  if (step === 'form')
    return (
      <TokenForm
        fields={fields}
        onChange={(next) => change({ fields: next })}
        onReview={(next) => change({ fields: next, step: 'review' })}
        onCancel={cancel}
      />
    );
  if (step === 'review')
    return (
      <LaunchReview
        fields={fields}
        onEdit={edit}
        onLaunch={(terms) => change({ step: 'launch', launch: { terms } })}
      />
    );
  return (
    <LaunchProgress
      id={id}
      launch={launch ?? launchOfPage(id)}
      onKeep={(next) => change({ launch: next })}
      onEdit={edit}
      onDone={(process, terms) =>
        finish({ path: `/devbot/tokens/${process}`, title: `${terms.name} (${terms.ticker})` })
      }
    />
  );
}
