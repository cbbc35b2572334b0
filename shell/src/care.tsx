import { AnnouncedEvents, type AnnouncedEventsProps } from './pages/announced/announced-events';
import { Caretaker, type CaretakerProps } from './updates/caretaker';

export type CareProps = CaretakerProps & AnnouncedEventsProps;

/** The caretaker of a page that runs, and the reader of announced events. */
export function Care({ network, onListed, ...caretaker }: CareProps) {
  return (
    <>
      <AnnouncedEvents network={network} onListed={onListed} />
      <Caretaker {...caretaker} />
    </>
  );
}
