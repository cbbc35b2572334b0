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
import { type CodeSigner, useCodeSigner } from './use-code-signer';
import { isBusy, useTrial } from './use-trial';

/** Returns true for code that a trial takes. */
const isTryable = (lua: string): boolean => lua.trim() !== '' && lua.length <= maxCode;

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
  const canTry = hasMemory64();
  const { state } = bench;
  const tried = state.status === 'tried' ? state : undefined;
  const isThis = tried?.lua === lua;
  const isFit = isTryable(lua);
  // Code that just failed is mended first.
  const hasFailed = isThis && (tried.result.error !== undefined || tried.result.wasCutOff);
  const mayBeSent = isFit && !hasFailed && (tried !== undefined || !canTry || state.status === 'failed');

  const change = (text: string) => {
    setLua(text);
    keepDraft(process, text);
  };
  const tryNow = () => {
    // The editor is ahead of this drawing while somebody types.
    const code = editor.current?.text() ?? lua;
    if (canTry && isTryable(code) && !isBusy(state)) bench.tryCode(code, signer.address);
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
      {mayBeSent && process !== undefined && (
        <SendCode
          key={lua}
          process={process}
          lua={lua}
          isOthers={signer.isOthers}
          wasTried={isThis}
          onSent={(message) => {
            keepDraft(process, '');
            onSent?.(message);
          }}
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
