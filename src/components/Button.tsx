import type { ComponentProps } from 'react';
import { asRoot, useStyles, type Style } from '../styles/useStyles.ts';
import { color } from '../theme.ts';
import { buttonKinds, buttonStyles, type ButtonLinkProps } from './ButtonLink.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: ButtonLinkProps['kind'];
  type?: 'button' | 'submit';
  /** Place, and the look of states that only the parent gives. */
  style?: Style | undefined;
}

/** For buttons that can be disabled. Other buttons share the class of links. */
const disabled: Style = {
  '&:disabled, &[aria-disabled=true]': {
    background: color.tint,
    color: color.steel7,
    borderColor: color.steel5,
    cursor: 'default',
  },
};

/** A button. Without `onClick` the button does nothing: the function of some buttons comes later. */
export function Button({ kind = 'outline', type = 'button', style, ...rest }: ButtonProps) {
  const canBeDisabled = 'disabled' in rest || 'aria-disabled' in rest;
  const classes = useStyles(
    buttonStyles,
    buttonKinds[kind],
    canBeDisabled ? asRoot(disabled) : undefined,
    asRoot(style),
  );
  return <button type={type === 'submit' ? 'submit' : 'button'} className={classes.root} {...rest} />;
}
