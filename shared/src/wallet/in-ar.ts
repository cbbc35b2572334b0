const winstonDigits = 12;

/** An amount of winston as AR, exactly: '1500000000000' is '1.5'. */
export function inAr(winston: string): string {
  const digits = winston.padStart(winstonDigits + 1, '0');
  const fraction = digits.slice(-winstonDigits).replace(/0+$/, '');
  return digits.slice(0, -winstonDigits) + (fraction && `.${fraction}`);
}
