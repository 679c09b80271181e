import type { ComponentProps } from 'react';
import { useStyle } from '../styles/useStyle.ts';
import { buttonStyle, type ButtonLinkProps } from './ButtonLink.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: ButtonLinkProps['kind'];
  type?: 'button' | 'submit';
}

/** A button. Without `onClick` it does nothing: some stand on the page before there is something behind them. */
export function Button({ kind, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={useStyle(buttonStyle)}
      data-kind={kind}
      {...rest}
    />
  );
}
