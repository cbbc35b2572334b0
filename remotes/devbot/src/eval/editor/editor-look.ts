import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of the editor, in the product's tokens. They come from the page: custom properties reach into shadow roots. */
export const editorTheme = EditorView.theme({
  '&': {
    color: 'var(--rr-ink)',
    backgroundColor: 'var(--rr-surface)',
    border: '2px solid var(--rr-line-strong)',
    borderRadius: 'var(--rr-radius-s)',
    fontSize: '1rem',
  },
  '&.cm-focused': { outline: '3px solid var(--rr-focus)', outlineOffset: '2px' },
  '.cm-scroller': {
    minHeight: '12rem',
    maxHeight: '60vh',
    overflow: 'auto',
    fontFamily: 'var(--rr-font-mono)',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--rr-ink)', padding: '0.5rem 0' },
  '.cm-gutters': {
    color: 'var(--rr-ink-soft)',
    backgroundColor: 'var(--rr-surface-sunk)',
    borderRight: '1px solid var(--rr-line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--rr-accent-soft) 45%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--rr-accent-soft)' },
  '.cm-line.cm-error-line': {
    backgroundColor: 'var(--rr-danger-soft)',
    boxShadow: 'inset 4px 0 var(--rr-danger)',
  },
  '.cm-tooltip': {
    color: 'var(--rr-ink)',
    backgroundColor: 'var(--rr-surface-raised)',
    border: '1px solid var(--rr-line-strong)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--rr-accent-soft)' },
});

/** The colours of Lua's parts; the deep ones are readable as text in both schemes. */
export const luaColours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--rr-violet-deep)', fontWeight: 'bold' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--rr-green-deep)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--rr-orange-deep)' },
  { tag: tags.comment, color: 'var(--rr-ink-soft)', fontStyle: 'italic' },
  { tag: [tags.standard(tags.variableName), tags.function(tags.variableName)], color: 'var(--rr-blue-deep)' },
]);
