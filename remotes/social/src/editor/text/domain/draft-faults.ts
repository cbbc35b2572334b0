import type { PageSection } from '../../../page-content/domain/content-schema';
import { contentLimits } from '../../../page-content/domain/limits';
import { contentText } from '../../../page-content/domain/parse-content';
import { safeAddress } from '../../../page-content/domain/safe-address';

/** A reason why a draft can't be published. */
export type DraftFault =
  | { is: 'empty' | 'too-large' }
  | { is: 'link-label' | 'link-address' | 'picture-alt'; section: number };

const bytesIn = (text: string) => new TextEncoder().encode(text).length;

/** Returns the bytes that a draft has once it is published. */
export function draftBytes(sections: readonly PageSection[]): number {
  return bytesIn(contentText({ v: 1, sections: [...sections] }));
}

/** Bytes of a content inside of its message, where quotation marks and line feeds take more: the message has room for 32 kB. */
const maxMessageBytes = 31 * 1024;

const isTooLarge = (sections: readonly PageSection[]) =>
  draftBytes(sections) > contentLimits.contentBytes ||
  bytesIn(JSON.stringify(contentText({ v: 1, sections: [...sections] }))) > maxMessageBytes;

/** Returns everything that keeps a draft from being published; the sections' numbers begin with 1. */
export function draftFaults(sections: readonly PageSection[]): readonly DraftFault[] {
  const faults: DraftFault[] = sections.length === 0 ? [{ is: 'empty' }] : [];
  sections.forEach((section, index) => {
    const number = index + 1;
    if (section.kind === 'links') {
      if (section.links.some(({ label }) => label.trim() === ''))
        faults.push({ is: 'link-label', section: number });
      if (section.links.some(({ address }) => !safeAddress(address))) {
        faults.push({ is: 'link-address', section: number });
      }
    }
    if (section.kind === 'pictures' && section.pictures.some(({ alt }) => alt.trim() === '')) {
      faults.push({ is: 'picture-alt', section: number });
    }
  });
  if (isTooLarge(sections)) faults.push({ is: 'too-large' });
  return faults;
}
