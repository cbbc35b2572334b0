import { AppError } from '@rainbow-rabbit/shared/errors';
import { Checkbox, Notice } from '@rainbow-rabbit/shared/ui';
import { useRef, useState } from 'react';
import { useDevbotErrorText } from '../messages';
import { hasMemory64 } from '../trial/memory64';
import { codeDraftOf, keepDraft, maxCode } from './code-drafts';
import { CopyReport } from './copy-report';
import { CodeEditor, type CodeEditorHandle } from './editor/code-editor';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';
import { SendCode } from './send-code';
import { TrialProgress } from './trial-progress';
import { TrialResultView } from './trial-result-view';
import { TryButtons } from './try-buttons';
import { useCodeSending } from './use-code-sending';
import { type CodeSigner, useCodeSigner } from './use-code-signer';
import { isBusy, type TrialState, useTrial } from './use-trial';

/** Returns true for code that a trial takes. */
const isTryable = (lua: string): boolean => lua.trim() !== '' && lua.length <= maxCode;

/** Returns true when code may be sent after a try: code that just failed is mended first. */
function mayFollow(state: TrialState, lua: string): boolean {
  if (state.status !== 'tried') return state.status === 'failed';
  return state.lua !== lua || (state.result.error === undefined && !state.result.wasCutOff);
}

interface WorkbenchProps {
  /** The process on whose copy code is tried; a fresh one without it. */
  process?: string;
  /** Called with the id of a message that the process has answered. */
  onSent?: (message: string) => void;
}

/** The editor for code, its trial in this browser, and the way to send it. */
export function Workbench({ process, onSent }: WorkbenchProps) {
  const t = useEvalMessages();
  const errorText = useDevbotErrorText();
  const bench = useTrial(process);
  const signer = useCodeSigner(process, bench.processOwner);
  const editor = useRef<CodeEditorHandle>(null);
  const [lua, setLua] = useState(() => codeDraftOf(process));
  const held = useCodeSending(process);
  const canTry = hasMemory64();
  const { state } = bench;
  const tried = state.status === 'tried' ? state : undefined;
  const isThis = tried?.lua === lua;
  const isFit = isTryable(lua);
  const mayBeSent = isFit && (!canTry || mayFollow(state, lua));
  const sentLua = held.lua ?? lua;

  const change = (text: string) => {
    setLua(text);
    keepDraft(process, text);
    held.letGo();
  };
  const answer = (message: string, wasRun: boolean) => {
    held.answered();
    if (!wasRun) return;
    if (process !== undefined && codeDraftOf(process) === sentLua) keepDraft(process, '');
    bench.forgetCopy(); // The copy lacks what was just run.
    onSent?.(message);
  };
  const tryNow = () => {
    // The editor is ahead of this drawing while somebody types.
    const code = editor.current?.text() ?? lua;
    if (!canTry || !isTryable(code) || isBusy(state)) return;
    held.letGo();
    bench.tryCode(code, signer.address);
  };

  return (
    <div className={styles.stack}>
      {!canTry && <Notice tone="warning">{errorText(new AppError('trial.no-memory64'))}</Notice>}
      <CodeEditor
        ref={editor}
        initial={lua}
        error={isThis ? tried.result.error : undefined}
        onChange={change}
        onSubmit={tryNow}
      />
      {lua.length > maxCode && <Notice tone="error">{t('eval.too-long', { limit: maxCode })}</Notice>}
      {canTry && (
        <>
          {process !== undefined && <SignerChoice signer={signer} />}
          <TryButtons
            isCopy={process !== undefined}
            isFit={isFit}
            isBusy={isBusy(state)}
            onTry={tryNow}
            onCancel={bench.cancel}
          />
        </>
      )}
      <TrialProgress state={state} onRetry={tryNow} />
      {tried && (
        <TrialResultView
          result={tried.result}
          isOwner={bench.processOwner === tried.signer}
          onGoTo={(line) => editor.current?.goTo(line)}
        />
      )}
      {bench.copy && <CopyReport facts={bench.copy} onForget={bench.cancel} />}
      {mayBeSent && process === undefined && <p className={styles.small}>{t('eval.fresh.next')}</p>}
      {process !== undefined && (held.signed !== undefined || mayBeSent) && (
        <SendCode
          key={`${held.round} ${sentLua}`}
          process={process}
          lua={sentLua}
          isOthers={signer.isOthers}
          wasTried={isThis}
          signed={held.signed}
          keep={(signed) => held.keep(sentLua, signed)}
          onAnswer={answer}
          onDiscard={held.discard}
        />
      )}
    </div>
  );
}

function SignerChoice({ signer }: { signer: CodeSigner }) {
  const t = useEvalMessages();
  if (!signer.isConnected) return <p className={styles.small}>{t('eval.as.nobody')}</p>;
  if (!signer.isOthers) return null;
  return (
    <Checkbox
      label={t('eval.as.owner')}
      hint={t('eval.as.owner.hint')}
      checked={signer.asOwner}
      onChange={({ target }) => signer.tryAsOwner(target.checked)}
    />
  );
}
