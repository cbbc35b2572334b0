import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type {} from './kept-install-event';

/** An area that shows a complete rainbow leaves room for the offer in this element (docs/product 12.4). */
const placeSelector = '[data-moment="rainbow-complete"]';

/** The event of `window` by which an area says that such an element came or went. */
const momentEvent = 'rr-moment';

/** Offers to install the app once an area shows a complete rainbow, in the room that it leaves; the code comes then. */
export function LateInstallOffer() {
  const [place, setPlace] = useState<Element | null>(null);
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    const look = () => setPlace(document.querySelector(placeSelector));
    const forgetEvent = () => {
      globalThis.rainbowRabbitInstallEvent = undefined;
    };
    look();
    window.addEventListener(momentEvent, look);
    window.addEventListener('appinstalled', forgetEvent);
    return () => {
      window.removeEventListener(momentEvent, look);
      window.removeEventListener('appinstalled', forgetEvent);
    };
  }, []);
  useEffect(() => {
    if (!place || Offer) return;
    import('./install-offer').then(
      (module) => setOffer(() => module.InstallOffer),
      () => undefined,
    );
  }, [place, Offer]);
  return place && Offer ? createPortal(<Offer />, place) : null;
}
