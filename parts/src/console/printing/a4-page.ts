/** Size of a page, in millimetres. */
export const a4 = { width: 210, height: 297 };

/** The rules that every sheet has: whole pages on paper, and pages on a desk on a screen. */
export const pageStyle = `
@page { size: A4 portrait; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 9.5pt/1.25 system-ui, sans-serif }
.page { position: relative; width: ${a4.width}mm; height: ${a4.height}mm; overflow: hidden; break-inside: avoid }
.page + .page { break-before: page }
@media screen { body { background: #ddd } .page { background: #fff; margin: 8mm auto } }`;
