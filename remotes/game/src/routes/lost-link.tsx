import { useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { LinkScene } from './link-scene';

interface LostLinkProps {
  title: string;
  /** Path before those of the events: an optional locale. */
  prefix?: string;
  /** The reason. */
  children: ReactNode;
}

/** The screen for a link that leads into no game, with links to the events that this app knows. */
export function LostLink({ title, prefix = '', children }: LostLinkProps) {
  const { events } = useNetwork();
  return (
    <LinkScene>
      <h1>{title}</h1>
      {children}
      {events.map((event) => (
        <ButtonLink key={event.slug} to={`${prefix}/rabbit/${event.slug}`} variant="secondary" wide>
          {event.name}
        </ButtonLink>
      ))}
    </LinkScene>
  );
}
