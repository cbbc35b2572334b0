/** Family of the page's face for headings (shared/ui/faces), in which the games write numbers. */
const family = 'Rainbow Round';

/** Weights that its file has. */
const weight = '700 900';
/** The time that a game waits for a face that its page has already. */
const waitMs = 1000;

/**
 * Returns the address of the face, once the page has it: a worker has none of its page's faces. Undefined where it is still on its
 * way, and for a style sheet that can't be read.
 */
export function headingFaceAddress(): string | undefined {
  const faces = [...(document.fonts ?? [])];
  const isHere = faces.some((face) => face.status === 'loaded' && isOurs(face.family));
  return isHere ? [...document.styleSheets].map(addressIn).find((address) => address) : undefined;
}

const isOurs = (name: string) => name.replaceAll(/["']/g, '') === family;

function addressIn(sheet: CSSStyleSheet): string | undefined {
  try {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || !isOurs(rule.style.getPropertyValue('font-family'))) continue;
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (address) return new URL(address, sheet.href ?? document.baseURI).href;
    }
  } catch {
    // A sheet of another origin keeps its rules to itself.
  }
  return undefined;
}

/** Lets this worker write in the face. Without it, it writes in another one. */
export async function addHeadingFace(address: string): Promise<void> {
  const { fonts } = globalThis as { fonts?: { add: (face: FontFace) => void } };
  if (!fonts || typeof FontFace === 'undefined') return;
  const face = new FontFace(family, `url("${address}")`, { weight });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  const coming = face.load().then(
    () => fonts.add(face),
    () => undefined,
  );
  await Promise.race([coming, late]);
  clearTimeout(timer);
}
