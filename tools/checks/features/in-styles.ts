import { type Declaration, type Prelude, parseCss } from '../styles/css';
import { supportOf } from './known-features';

/** Keys of `css.types` by the name of the function that they end with. */
const functions = new Map<string, string>();
for (const key of supportOf.keys())
  if (key.startsWith('css.types.')) functions.set(key.slice(key.lastIndexOf('.') + 1), key);

/** The property, and the keywords and functions of its value. */
function ofDeclaration({ property, value }: Declaration): string[] {
  const words = [...value.matchAll(/(?<![\w#.-])(-?[a-z][\w-]*)(\()?/gi)].map(([, word = '', call]) =>
    call ? (functions.get(word) ?? '') : `css.properties.${property}.${word}`,
  );
  return [`css.properties.${property}`, ...words];
}

/** The name of an at-rule and of the media features that it asks for, or of a selector's pseudo-classes. */
function ofPrelude({ text }: Prelude): string[] {
  const [, rule] = /^@(?:-\w+-)?([\w-]+)/.exec(text) ?? [];
  if (!rule) return [...text.matchAll(/::?([a-z][\w-]*)/g)].map(([, name]) => `css.selectors.${name}`);
  const asked = rule === 'media' ? [...text.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)] : [];
  return [`css.at-rules.${rule}`, ...asked.map(([, feature]) => `css.at-rules.media.${feature}`)];
}

/** Returns MDN's keys of what a style sheet uses: properties with their keywords, functions, at-rules, media features, selectors. */
export function featuresInStyles(text: string): readonly string[] {
  const { declarations, preludes } = parseCss(text);
  const named = new Set(declarations.map(({ property }) => property));
  // The build writes what an engine has under its own name beside the standard one.
  const plain = declarations.filter(({ property }) => !named.has(`-webkit-${property}`));
  const used = new Set([...plain.flatMap(ofDeclaration), ...preludes.flatMap(ofPrelude)]);
  return [...used].filter((key) => supportOf.has(key));
}
