import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-look';

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link within the app that looks like a button. */
export function ButtonLink({ variant, wide, large, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, wide, large })} />;
}
