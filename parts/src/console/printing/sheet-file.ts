import type { SheetDocument, SheetNode } from './sheet-node';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function markup(node: SheetNode): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, attributes, content } = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${tag}${written.join('')}>${content.map(markup).join('')}</${tag}>`;
}

/** Returns a sheet as one HTML document that runs no script and loads nothing. */
export function sheetFile({ iso, title, style, pages }: SheetDocument): string {
  return `<!doctype html>
<html lang="${escaped(iso)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
${pages.map(markup).join('\n')}
</body>
</html>
`;
}
