import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { TaskProps } from '../bot/task';
import { type LaunchTaskKind, type LaunchTaskState, launchTaskStateOf } from './kept-task';
import { LaunchProgress } from './launch-progress';
import { LaunchReview } from './launch-review';
import { forgetLaunch, launchOfPage, useLaunchRun } from './launch-runs';

/** The form of a launch: it gives every change of its fields, and those that are fit to be launched. */
export interface LaunchFormProps<Fields> {
  fields: Fields;
  onChange: (fields: Fields) => void;
  onReview: (fields: Fields) => void;
  onCancel: () => void;
}

interface LaunchTaskProps<Fields> extends Pick<TaskProps, 'kept' | 'keep' | 'finish' | 'cancel'> {
  kind: LaunchTaskKind<Fields>;
  /** Returns the terms that a form asks for; undefined for a form that doesn't fit the wallet. */
  termsOf: (fields: Fields, creator: string) => TokenTerms | undefined;
  form: (props: LaunchFormProps<Fields>) => ReactNode;
  /** Shows the token as it will be. */
  summary: (terms: TokenTerms) => ReactNode;
  /** Returns the page of a launched token. */
  pathOf: (process: ProcessId) => string;
}

/** The task of a launch: its form, the item that will be signed, and the stages of the launch. */
export function LaunchTask<Fields extends { isAgreed: boolean }>({
  kind,
  termsOf,
  form,
  summary,
  pathOf,
  kept,
  keep,
  finish,
  cancel,
}: LaunchTaskProps<Fields>) {
  const [state, setState] = useState(() => launchTaskStateOf(kept, kind));
  const latest = useRef(state);
  const change = useCallback(
    (part: Partial<LaunchTaskState<Fields>>) => {
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
    return form({
      fields,
      onChange: (next) => change({ fields: next }),
      onReview: (next) => change({ fields: next, step: 'review' }),
      onCancel: cancel,
    });
  if (step === 'review')
    return (
      <LaunchReview
        fields={fields}
        termsOf={termsOf}
        summary={summary}
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
      onDone={(process, terms) => finish({ path: pathOf(process), title: `${terms.name} (${terms.ticker})` })}
    />
  );
}
