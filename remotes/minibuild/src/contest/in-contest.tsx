import type { AreaRoute } from '@rainbow-rabbit/shared/area';
import type { ComponentType } from 'react';

/** Binds a route to a page inside the contest; the code that reads the contest comes with it. */
export function inContest(load: () => Promise<ComponentType>): Pick<AreaRoute, 'component'> {
  return {
    async component() {
      const [{ ContestProvider }, Page] = await Promise.all([import('./contest-provider'), load()]);
      return {
        default: () => (
          <ContestProvider>
            <Page />
          </ContestProvider>
        ),
      };
    },
  };
}
