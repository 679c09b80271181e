import type { ComponentProps } from 'react';
import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { color } from '../theme.ts';
import { buttonKinds, buttonStyle, type ButtonLinkProps } from './ButtonLink.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: ButtonLinkProps['kind'];
  type?: 'button' | 'submit';
  /** Its place, and the look of a state that only its parent gives it. */
  styles?: Styles<'root'> | undefined;
}

const disabledStyle: Style = {
  '&:disabled': { background: color.tint, color: color.steel7, borderColor: color.steel5, cursor: 'default' },
};

/** A button. Without `onClick` it does nothing, as the function of some buttons comes later. */
export function Button({ kind = 'outline', type = 'button', styles, ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={useStyle(buttonStyle, buttonKinds[kind], disabledStyle, styles?.root)}
      {...rest}
    />
  );
}
