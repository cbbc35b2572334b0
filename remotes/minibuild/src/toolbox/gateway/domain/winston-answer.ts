import { AppError } from '@rainbow-rabbit/shared/errors';

/** An amount of winston as a gateway answered it. @throws AppError `toolbox.amount-invalid` */
export function winstonAnswer(answer: string): string {
  if (/^\d+$/.test(answer)) return answer;
  throw new AppError('toolbox.amount-invalid');
}
