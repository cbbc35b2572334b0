import { AppError } from '@rainbow-rabbit/shared/errors';

/** Validates an amount of winston in a gateway's answer. @throws AppError `toolbox.amount-invalid` */
export function winstonAnswer(answer: string): string {
  if (/^\d+$/.test(answer)) return answer;
  throw new AppError('toolbox.amount-invalid');
}
