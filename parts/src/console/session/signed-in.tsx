import { useLocation, useNavigate } from '@rainbow-rabbit/shared/router';
import { Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { signedInAddress, useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ReactNode, useEffect } from 'react';
import { useConnectedSigner } from '../../use-connected-signer';
import { StaffContext } from './staff';

interface SignedInProps {
  /** The area that has the page, with the sentences of its errors. */
  area: string;
  /** Path of the sign-in, within the app. */
  login: string;
  /** Says that the page is being loaded. */
  loading: string;
  children: ReactNode;
}

/** Shows the console to a person who signed in with the connected wallet, and the sign-in to everybody else. */
export function SignedIn({ area, login, loading, children }: SignedInProps) {
  const { state } = useWallet();
  const staff = useConnectedSigner();
  if (state.status === 'connecting' && state.isResuming) {
    return (
      <Page>
        <Spinner label={loading} />
      </Page>
    );
  }
  if (!staff || signedInAddress() !== staff.address) return <ToSignIn login={login} />;
  return <StaffContext value={{ area, ...staff }}>{children}</StaffContext>;
}

/** Goes to the sign-in, at each coming to this page: while the sign-in is fetched, its address can be opened again. */
function ToSignIn({ login }: Pick<SignedInProps, 'login'>) {
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming has a location of its own
  useEffect(() => void navigate(login, { replace: true }), [navigate, login, location]);
  return null;
}
