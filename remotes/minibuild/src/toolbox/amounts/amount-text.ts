import { inAr } from '@rainbow-rabbit/shared/wallet';

/** An amount of winston as people read it: in AR, exactly. */
export const amountText = (winston: string): string => `${inAr(winston)} AR`;
