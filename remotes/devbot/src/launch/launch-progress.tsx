import { useMakingStepNames } from '@rainbow-rabbit/parts/console/making/messages';
import { useConnectedSigner } from '@rainbow-rabbit/parts/signer';
import type { TokenTerms } from '@rainbow-rabbit/processes/token/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import type { DataItemInput, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type ErrorCode, isAppError } from '@rainbow-rabbit/shared/errors';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { keepOwnProcess } from '../bot/own-processes';
import { StageList, type TaskStage } from '../bot/stages';
import { inspectPath } from '../ledger/paths';
import { useLedgerPlace } from '../ledger/place';
import type { KeptLaunch } from './engine/kept-launch';
import { launchStages } from './engine/launch-stages';
import { launchToken } from './engine/launch-token';
import { loadTokenCode } from './engine/load-token-code';
import styles from './launch.module.css';
import { useLaunchMessages } from './launch-messages';
import { type LaunchRun, launchOfPage, noteLaunch, runLaunch, useLaunchRun } from './launch-runs';

interface LaunchProgressProps {
  /** Names the launch in this browser. */
  id: string;
  launch: KeptLaunch | undefined;
  onKeep: (launch: KeptLaunch) => void;
  /** Leads back to the form. */
  onEdit: () => void;
  onDone: (process: ProcessId, terms: TokenTerms) => void;
}

/** Failures after which the kept item is of no use. */
const forGood: ReadonlySet<ErrorCode> = new Set(['launch.failed', 'launch.damaged']);

/** The launch that runs, stage by stage. It begins when it is shown: the person has pressed the button, or has signed before. */
export function LaunchProgress({ id, launch, onKeep, onEdit, onDone }: LaunchProgressProps) {
  const t = useLaunchMessages();
  const stepName = useMakingStepNames();
  const ao = useAo();
  const { ao: network } = useNetwork();
  const ledger = useLedgerPlace();
  const signer = useConnectedSigner()?.signer;
  const run = useLaunchRun(id);
  const latest = useRef({ launch, onKeep, onDone });
  useEffect(() => {
    latest.current = { launch, onKeep, onDone };
  });

  // A question that is still open goes with the form; what is signed goes on.
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const start = useCallback(() => {
    const place = {
      read: () => launchOfPage(id) ?? latest.current.launch,
      write: (next: KeptLaunch) => {
        noteLaunch(id, next);
        latest.current.onKeep(next);
      },
    };
    const terms = place.read()?.terms;
    if (!terms) return;
    asking.current = new AbortController();
    const { signal } = asking.current;
    const asked = signer && {
      ...signer,
      signDataItem: (item: DataItemInput) => signer.signDataItem(item, { signal }),
    };
    void runLaunch(id, (onStage) =>
      launchToken({ ao, network, ledger, signer: asked, terms, kept: place, code: loadTokenCode, onStage }),
    );
  }, [id, ao, network, ledger, signer]);

  // A launch that is signed already goes on by itself; a launch that begins was asked for by the button before this screen.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start();
  }, [start]);

  const process = run?.status === 'done' ? run.process : undefined;
  useEffect(() => {
    const terms = latest.current.launch?.terms;
    if (!process || !terms) return;
    keepOwnProcess({ process, owner: terms.creator ?? '', name: terms.name, at: Date.now() });
    latest.current.onDone(process, terms);
  }, [process]);

  const error = run?.status === 'failed' ? run.error : undefined;
  const isLost = isAppError(error) && forGood.has(error.code);
  const isUnsigned = run?.status === 'failed' && run.stage === 'sign';
  const spawned = run?.status === 'failed' && run.stage === 'check' ? launch?.spawned : undefined;
  return (
    <div className={styles.stack}>
      <StageList
        stages={launchStages.map((stage) => ({
          id: stage,
          title: stepName(stage),
          ...(stage === 'check' && !ledger && { text: t('launch.stage.check.no-scheduler') }),
          ...stateOf(stage, run),
        }))}
        onRetry={isLost ? undefined : start}
      />
      {(isLost || isUnsigned) && (
        <Button variant="secondary" onClick={onEdit}>
          {t('launch.edit')}
        </Button>
      )}
      {spawned && <Link to={inspectPath(spawned.id)}>{t('launch.inspect')}</Link>}
    </div>
  );
}

function stateOf(
  stage: (typeof launchStages)[number],
  run: LaunchRun | undefined,
): Pick<TaskStage, 'state' | 'error'> {
  if (!run) return { state: 'waiting' };
  if (run.status === 'done') return { state: 'done' };
  const [own, now] = [stage, run.stage].map((name) => launchStages.indexOf(name));
  if (own !== now) return { state: (own ?? 0) < (now ?? 0) ? 'done' : 'waiting' };
  return run.status === 'failed' ? { state: 'failed', error: run.error } : { state: 'running' };
}
