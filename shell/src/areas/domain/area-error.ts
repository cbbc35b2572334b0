import { AppError } from '@rainbow-rabbit/shared/errors';

const codes = {
  unreachable: 'area.unreachable',
  'timed-out': 'area.timed-out',
  corrupt: 'area.corrupt',
  incompatible: 'area.incompatible',
  broken: 'area.broken',
  /** Not a failure: the registry says that the area isn't offered. */
  closed: 'area.closed',
} as const;

/** The ways in which an area can fail to load (docs/product 11.4). */
export type AreaErrorKind = keyof typeof codes;

export type AreaErrorCode = (typeof codes)[AreaErrorKind];

/** The reason why an area isn't shown. Trying again may help: even where area and shell don't fit, a release can mend it. */
export class AreaError extends AppError<AreaErrorCode> {
  readonly kind: AreaErrorKind;

  constructor(kind: AreaErrorKind, area: string, cause?: unknown) {
    super(codes[kind], { params: { area }, cause, retryable: true });
    this.kind = kind;
  }
}
