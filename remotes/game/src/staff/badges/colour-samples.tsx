import { rabbitColours } from '@rainbow-rabbit/processes/rabbit/client';
import { ColourMark } from '@rainbow-rabbit/shared/ui';
import type { Ref } from 'react';
import type { BadgeSheet } from './badge-sheet';

/** The page's own signs of the colours, for `signsIn`; nobody sees them here. */
export function ColourSamples({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden="true" hidden>
      {rabbitColours.map((colour) => (
        <span key={colour} data-sample={colour}>
          <ColourMark colour={colour} named={false} />
        </span>
      ))}
    </div>
  );
}

/** Reads the signs of the colours from the samples, so that badges look like the page. */
export function signsIn(samples: HTMLElement | null): BadgeSheet['signs'] {
  const signs = rabbitColours.map((colour) => {
    const path = samples?.querySelector(`[data-sample="${colour}"] path`);
    return [colour, path?.getAttribute('d') ?? ''] as const;
  });
  return Object.fromEntries(signs) as BadgeSheet['signs'];
}
