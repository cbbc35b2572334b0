import { parseTicket } from '@rainbow-rabbit/processes/admission/client';
import { useLocation, useNavigate } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { carriedTicket, withoutTicket } from '../ticket/domain/joining-link';
import { useTicketStore } from '../ticket/ticket-store';
import { LinkScene } from './link-scene';

/** The state of the address that a damaged joining link is replaced by, so that a reload shows the same. */
const damaged = 'damaged-joining-link';

/** Stores the ticket of a joining link and removes it from the address, before any screen is shown. */
export function OpenedTicket({ children }: { children: ReactNode }) {
  const { search, state } = useLocation();
  const carried = carriedTicket(search);
  if (carried !== null) return <StoringTicket carried={carried} />;
  return state === damaged ? <DamagedLink /> : children;
}

function StoringTicket({ carried }: { carried: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tickets = useTicketStore();
  useEffect(() => {
    const ticket = parseTicket(carried);
    if (ticket) tickets.write(ticket);
    navigate(pathname + withoutTicket(search), { state: ticket ? null : damaged, replace: true });
  }, [carried, pathname, search, navigate, tickets]);
  return null;
}

/** The screen for a joining link that was cut short or changed on its way. */
function DamagedLink() {
  const t = useMessages();
  const pathTo = usePaths();
  return (
    <LinkScene>
      <h1>{t('ticket.damaged.title')}</h1>
      <Notice tone="warning">{t('ticket.damaged.text')}</Notice>
      <ButtonLink to={pathTo('welcome')} variant="secondary" wide>
        {t('ticket.damaged.go')}
      </ButtonLink>
    </LinkScene>
  );
}
