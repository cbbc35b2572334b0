import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { EditorSelection, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorTheme, luaColours } from './editor-look';

/** An editor for Lua in the page. */
export interface LuaEditor {
  /** Marks a line with the text of its error; none without. */
  mark(error: { line: number; text: string } | undefined): void;
  /** Puts the caret at the beginning of a line, and the focus into the editor. */
  goTo(line: number): void;
  /** Returns the code as it is now. */
  text(): string;
  close(): void;
}

/**
 * Replaces a selection by what is typed. Left to itself, the browser gives the new text the look of the old one by an inline
 * style, which the page's policy blocks and reports.
 */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { main } = view.state.selection;
  if (event.inputType !== 'insertText' || event.isComposing || event.data === null || main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true });
  event.preventDefault();
  return true;
}

const setMark = StateEffect.define<DecorationSet>();

/** The line that is marked, until the code changes. */
const errorMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (mark, { docChanged, effects }) =>
    effects.find((effect) => effect.is(setMark))?.value ?? (docChanged ? Decoration.none : mark),
  provide: (field) => EditorView.decorations.from(field),
});

const errorLine = (text: string) =>
  Decoration.line({ class: 'cm-error-line', attributes: { title: text, 'aria-invalid': 'true' } });

interface OpenEditorOptions {
  /** The element in which the editor is drawn. */
  host: HTMLElement;
  text: string;
  /** The name of the field, for screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Called for Control and Enter, or Command and Enter. */
  onSubmit: () => void;
}

/**
 * Opens an editor in a shadow root: there, its styles are style sheets that scripts make, which the page's policy allows, and no
 * elements with text. Tab leaves the editor, so that the keyboard is never caught in it.
 */
export function openEditor({ host, text, label, onChange, onSubmit }: OpenEditorOptions): LuaEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const submit = () => {
    onSubmit();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        StreamLanguage.define(lua),
        syntaxHighlighting(luaColours),
        errorMark,
        editorTheme,
        EditorView.domEventHandlers({ beforeinput: typeOver }),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, 'data-language': 'lua' }),
        keymap.of([{ key: 'Mod-Enter', run: submit }, ...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  const lineAt = (line: number) => view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  return {
    mark: (error) => {
      const decorated = error && errorLine(error.text).range(lineAt(error.line).from);
      view.dispatch({ effects: setMark.of(Decoration.set(decorated ?? [])) });
    },
    goTo: (line) => {
      view.dispatch({ selection: EditorSelection.cursor(lineAt(line).from), scrollIntoView: true });
      view.focus();
    },
    text: () => view.state.doc.toString(),
    close: () => view.destroy(),
  };
}
