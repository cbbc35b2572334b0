import { valueOf } from '@rainbow-rabbit/shared/reading';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { KeptScansNotice } from '../kept-scans/kept-scans-notice';
import { ScreenColumn } from '../layout/screen-column';
import { useMessages } from '../messages';
import { ColourTray } from '../rainbow/colour-tray';
import { Scanner } from '../scanner/scanner';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { TakenBackNotice } from '../taken-back/taken-back-notice';
import { useCollector } from './collector-context';
import { isResult } from './domain/scan-step';
import { MisreadNotice } from './misread-notice';
import styles from './scan-screen.module.css';
import { ScanStage } from './scan-stage';
import { ScansToApprove } from './scans-to-approve';
import { useTypedError } from './use-typed-error';

/** The scan tab: the camera, then the result of the scan. */
export function ScanScreen() {
  const t = useMessages();
  const { player } = usePlayer();
  const { info } = useGame();
  const { state, kept, toApprove, read } = useCollector();
  const errorOfTyped = useTypedError();
  const phase = valueOf(info.reading)?.phase;
  const isLooking = state.status === 'looking';
  const misread = isLooking ? state.misread : undefined;
  const canScan = (phase === undefined || phase === 'running') && !player.banned && !player.complete;
  const stage = useFocusOnResult(state.status);
  useNoteOfVisit();
  const keptNotice = kept.length + toApprove.length > 0 && (
    <>
      <ScansToApprove />
      <KeptScansNotice kept={kept} />
    </>
  );
  return (
    <ScreenColumn>
      {state.status !== 'collected' && (
        <VisuallyHidden>
          <h1>{t('tab.scan')}</h1>
        </VisuallyHidden>
      )}
      <div className={styles.stage} ref={stage} tabIndex={-1} aria-live="polite">
        <ScanStage state={state} canScan={canScan} />
      </div>
      {/* Hidden, not gone, while a scan is under way: the decoder stays loaded for the next rabbit. */}
      {canScan && (
        <div hidden={!isLooking}>
          <Scanner
            onRead={read}
            paused={!isLooking}
            errorOfTyped={errorOfTyped}
            news={
              isLooking &&
              (misread || keptNotice) && (
                <InView key={misread?.kind} className={styles.news}>
                  {misread && <MisreadNotice misread={misread} />}
                  {keptNotice}
                </InView>
              )
            }
          >
            <ColourTray collected={player.collected} />
          </Scanner>
        </div>
      )}
      {!(canScan && isLooking) && keptNotice}
      {isLooking && <TakenBackNotice />}
    </ScreenColumn>
  );
}

/** Something new, which is scrolled into view: the player may be at the code field further down. */
function InView({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={className} ref={element}>
      {children}
    </div>
  );
}

/** Notifies the collector that its result was shown here, and that this screen was left. */
function useNoteOfVisit() {
  const { state, see, leave } = useCollector();
  const isNew = isResult(state) && !state.isSeen;
  useEffect(() => {
    if (isNew) see();
  }, [isNew, see]);
  useEffect(() => leave, [leave]);
}

/** Moves the focus to a result, because the result replaces the element that had the focus. */
function useFocusOnResult(status: string) {
  const stage = useRef<HTMLDivElement>(null);
  const hasResult = status === 'collected' || status === 'refused';
  useEffect(() => {
    if (hasResult) stage.current?.focus({ preventScroll: true });
  }, [hasResult]);
  return stage;
}
