import { TextArea } from '@rainbow-rabbit/parts/fields';
import { Spinner } from '@rainbow-rabbit/shared/ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLoaded } from '../../bot/use-loaded';
import type { CodeError } from '../../trial/read-output';
import styles from '../eval.module.css';
import { useEvalMessages } from '../eval-messages';
import type { LuaEditor, openEditor } from './open-editor';

/** The acts on the editor that the page around it asks for. */
export interface CodeEditorHandle {
  goTo: (line: number) => void;
  /** Returns the code as it is now; undefined while the editor is still being fetched. */
  text: () => string | undefined;
}

interface CodeEditorProps {
  /** The text at first; later, the editor has its own. */
  initial: string;
  error?: CodeError;
  onChange: (text: string) => void;
  onSubmit: () => void;
  ref?: Ref<CodeEditorHandle>;
}

const loadEditor = async () => (await import('./open-editor')).openEditor;

/** The field for code: an editor for Lua, or a plain text field where its code can't be fetched. */
export function CodeEditor(props: CodeEditorProps) {
  const t = useEvalMessages();
  const [loaded] = useLoaded(loadEditor);
  if (loaded.status === 'loading')
    return (
      <div className={styles.editor}>
        <Spinner label={t('eval.editor.loading')} />
      </div>
    );
  if (loaded.status === 'failed') return <PlainEditor {...props} />;
  return <RichEditor {...props} open={loaded.value} />;
}

function RichEditor({
  initial,
  error,
  onChange,
  onSubmit,
  ref,
  open,
}: CodeEditorProps & { open: typeof openEditor }) {
  const t = useEvalMessages();
  const label = t('eval.code');
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<LuaEditor>();
  const calls = useRef({ onChange, onSubmit });
  calls.current = { onChange, onSubmit };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later text is the editor's own
  useEffect(() => {
    if (!host.current) return;
    const opened = open({
      host: host.current,
      text: initial,
      label,
      onChange: (text) => calls.current.onChange(text),
      onSubmit: () => calls.current.onSubmit(),
    });
    setEditor(opened);
    return () => opened.close();
  }, [open, label]);
  useEffect(() => {
    editor?.mark(error?.line === undefined ? undefined : { line: error.line, text: error.text });
  }, [editor, error]);
  useImperativeHandle(ref, () => ({ goTo: (line) => editor?.goTo(line), text: () => editor?.text() }), [
    editor,
  ]);
  return <div ref={host} className={styles.editor} />;
}

function PlainEditor({ initial, onChange, ref }: CodeEditorProps) {
  const t = useEvalMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    ref,
    () => ({ goTo: () => field.current?.focus(), text: () => field.current?.value }),
    [],
  );
  return (
    <TextArea
      ref={field}
      isCode
      label={t('eval.code')}
      rows={12}
      defaultValue={initial}
      onChange={onChange}
      hint={t('eval.editor.plain')}
    />
  );
}
