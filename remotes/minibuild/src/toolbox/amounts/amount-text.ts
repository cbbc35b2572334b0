import { inAr } from '@rainbow-rabbit/shared/wallet';

/** Formats an amount of winston in AR, exactly. */
export const amountText = (winston: string): string => `${inAr(winston)} AR`;
