import { Navigate } from '@rainbow-rabbit/shared/router';
import { Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { signedInAddress, useWallet } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { useConnectedSigner } from '../../use-connected-signer';
import { StaffContext } from './staff';

interface SignedInProps {
  /** Path of the sign-in, within the app. */
  login: string;
  /** Says that the page is being loaded. */
  loading: string;
  children: ReactNode;
}

/** Shows the console to a person who signed in with the connected wallet, and the sign-in to everybody else. */
export function SignedIn({ login, loading, children }: SignedInProps) {
  const { state } = useWallet();
  const staff = useConnectedSigner();
  if (state.status === 'connecting' && state.isResuming) {
    return (
      <Page>
        <Spinner label={loading} />
      </Page>
    );
  }
  if (!staff || signedInAddress() !== staff.address) return <Navigate to={login} replace />;
  return <StaffContext value={staff}>{children}</StaffContext>;
}
