import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { BeaconPhone } from './beacon-phone';
import { openPage, type PageUnderTest } from './page-under-test';

/** A page and a phone that are connected with each other. */
export interface Paired extends PageUnderTest {
  phone: BeaconPhone;
  /** Ends both, in any state. */
  stop: () => Promise<void>;
}

export async function openPair(
  brokerUrl: string,
  keyfile: Keyfile,
  page = openPage(brokerUrl),
  oldCode?: string,
): Promise<Paired> {
  const phone = await BeaconPhone.open(brokerUrl, keyfile);
  const connected = page.wallet.connect();
  await phone.scan(await page.code(oldCode));
  await connected;
  const stop = async () => {
    await page.wallet.disconnect();
    phone.vanish();
  };
  return { ...page, phone, stop };
}
