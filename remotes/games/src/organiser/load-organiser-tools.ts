import { addOrganiserMessages } from './organiser-messages';
import { OrganiserTools } from './organiser-tools';

/** Returns the tools of organisers once their texts are there. */
export async function loadOrganiserTools() {
  await addOrganiserMessages();
  return OrganiserTools;
}
