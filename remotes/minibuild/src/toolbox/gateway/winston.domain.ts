import { AppError } from '@rainbow-rabbit/shared/errors';
import { inAr } from '@rainbow-rabbit/shared/wallet';

/** Formats an amount of winston in AR, exactly. */
export const amountText = (winston: string): string => `${inAr(winston)} AR`;

/** Validates an amount of winston in a gateway's answer. @throws AppError `toolbox.amount-invalid` */
export function winstonAnswer(answer: string): string {
  if (/^\d+$/.test(answer)) return answer;
  throw new AppError('toolbox.amount-invalid');
}
