import type { Area } from '@rainbow-rabbit/shared/area';
import { addCatalogues, fetchErrorMessages, removeCatalogues } from '@rainbow-rabbit/shared/i18n';

/** The registered messages, by the area's name. */
const known = new Map<string, Area['messages']>();

/**
 * Registers an area's messages, in the language of the page. Those of another build of it are removed first:
 * texts and code of one release belong together.
 * @throws AppError `i18n.unreachable`
 */
export async function addAreaMessages({ name, messages }: Area): Promise<void> {
  const earlier = known.get(name);
  if (earlier && earlier !== messages) removeCatalogues(name);
  known.set(name, messages);
  await addCatalogues(name, messages);
  // Areas sign and send, so more can fail from here on.
  void fetchErrorMessages();
}
