import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code comes when it is needed, for what a screen can do without; undefined until then. Code that
 * can't be loaded is asked for again once there is a network.
 * @param load brings the component; undefined while it isn't needed
 */
export function useExtraPart(load: (() => Promise<ComponentType>) | undefined): ComponentType | undefined {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (Part || !load) return;
    let isShown = true;
    const attempt = () =>
      load().then(
        (component) => isShown && setPart(() => component),
        // The screen goes on without it.
        () => undefined,
      );
    void attempt();
    window.addEventListener('online', attempt);
    return () => {
      isShown = false;
      window.removeEventListener('online', attempt);
    };
  }, [Part, load]);
  return Part;
}
