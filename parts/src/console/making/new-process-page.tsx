import type { FirstAct } from '@rainbow-rabbit/processes/spawn/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useNavigate } from '@rainbow-rabbit/shared/router';
import { type ReactNode, useMemo } from 'react';
import * as v from 'valibot';
import { keptValue } from '../../kept';
import { type consoleProcesses, useStaff } from '../session';
import { makingSchema, type NewProcess } from './make-new-process';
import { MakingPage, type MakingPageProps } from './making-page';
import { type MakingWithSecretParams, useMakingWithSecret } from './use-making-process';

const namedMakingSchema = v.object({ ...makingSchema.entries, isRehearsal: v.optional(v.boolean()) });

/** A kind of process that has a name, a secret and a console. */
export interface NewConsoleProcess<State>
  extends NewProcess<State>,
    Pick<MakingWithSecretParams<State>, 'contactKeyOf'> {
  /** The parts of the name under which this browser keeps what somebody makes. */
  keptAs: readonly string[];
  /** The processes of the console. */
  own: ReturnType<typeof consoleProcesses>;
}

interface NewProcessPageProps<State> extends Omit<MakingPageProps, 'state' | 'begun' | 'before' | 'onMake'> {
  kind: NewConsoleProcess<State>;
  /** Returns the path of the console of what was made. */
  pathOf: (process: ProcessId) => string;
  /** Draws another way to make one, above the form. */
  before?: (make: (name: string, isRehearsal: boolean) => void) => ReactNode;
  /** True while a further field is at fault. */
  isFaulty?: boolean;
  /** Returns what a new one does as it starts. @param made with the contact key of its secret, in base64url */
  actsOf: (made: { name: string; isRehearsal: boolean; contactKey: string }) => FirstAct[];
}

/** The page that makes such a process, and leads to its console. */
export function NewProcessPage<State>(props: NewProcessPageProps<State>) {
  const { kind, pathOf, before, isFaulty, actsOf, ...page } = props;
  const { address } = useStaff();
  const navigate = useNavigate();
  const kept = useMemo(() => keptValue([...kind.keptAs, address], namedMakingSchema), [kind, address]);
  const { state, begun, begin } = useMakingWithSecret({
    kind,
    kept,
    contactKeyOf: kind.contactKeyOf,
    remember: (process, { name, isRehearsal }) => kind.own.remember({ process, name, isRehearsal }),
    onMade: (process) => navigate(pathOf(process), { replace: true }),
  });
  const make = (name: string, isRehearsal = false) => {
    if (isFaulty) return;
    void begin((contactKey) => ({ name, isRehearsal, acts: actsOf({ name, isRehearsal, contactKey }) }));
  };
  return (
    <MakingPage
      {...page}
      state={state}
      begun={begun?.name}
      before={before?.(make)}
      onMake={(name) => make(name)}
    />
  );
}
