import { useLocation, useNavigate } from '@rainbow-rabbit/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/** Something on a screen that has an entry of its own in the browser's history: Back closes it, a reload keeps it. */
export interface PlaceInHistory {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** @param name the state of the entry */
export function usePlaceInHistory(name: string): PlaceInHistory {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = state === name;
  // Two taps go back once.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isOpen) isLeaving.current = false;
  }, [isOpen]);
  const open = useCallback(() => {
    navigate(pathname + search, { state: name });
  }, [navigate, pathname, search, name]);
  const close = useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    navigate(-1);
  }, [navigate]);
  return { isOpen, open, close };
}
