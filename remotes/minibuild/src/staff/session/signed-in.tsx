import { Navigate } from '@rainbow-rabbit/shared/router';
import { Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { signedInAddress, useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ReactNode, useMemo } from 'react';
import { useContestStaffMessages } from '../staff-messages';
import { useContestConsolePaths } from './console-paths';
import { ConsolePersonContext } from './staff';

/** Shows the console to a person who signed in with the connected wallet, and the sign-in to everybody else. */
export function SignedInStaff({ children }: { children: ReactNode }) {
  const t = useContestStaffMessages();
  const { state } = useWallet();
  const { login } = useContestConsolePaths();
  const { address, connector } = state.status === 'connected' ? state : {};
  const staff = useMemo(
    () =>
      address && connector
        ? {
            address,
            signer: {
              address,
              signDataItem: (item: Parameters<typeof connector.signDataItem>[0]) =>
                connector.signDataItem(item),
            },
          }
        : undefined,
    [address, connector],
  );
  if (state.status === 'connecting' && state.isResuming) {
    return (
      <Page>
        <Spinner label={t('staff.loading')} />
      </Page>
    );
  }
  if (!staff || signedInAddress() !== staff.address) return <Navigate to={login} replace />;
  return <ConsolePersonContext value={staff}>{children}</ConsolePersonContext>;
}
