import { addEditorMessages } from '../editor/editor-messages';

/** Fetches the editor and its messages. @throws AppError `i18n.unreachable`; Error when its code does not arrive */
export async function loadEditor() {
  const [{ EditorDialog }] = await Promise.all([import('../editor/editor-dialog'), addEditorMessages()]);
  return EditorDialog;
}
