import type { Observer } from './observer';

/** Notes every error of the page that nothing handles; returns the undo. */
export function watchErrors({ error: note }: Pick<Observer, 'error'>): () => void {
  const onError = ({ error, filename }: ErrorEvent) => note('thrown', error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note('rejected', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
