import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import type { Place } from '../places/places';

const LastPlaceContext = createContext<RefObject<Place | undefined>>({ current: undefined });

/** Remembers the screen that was shown last, also when the session of a player begins and every screen is made anew. */
export function LastPlaceProvider({ children }: { children: ReactNode }) {
  const last = useRef<Place>(undefined);
  return <LastPlaceContext value={last}>{children}</LastPlaceContext>;
}

/** The screen that was shown last; the frame writes it. */
export const useLastPlace = (): RefObject<Place | undefined> => use(LastPlaceContext);
