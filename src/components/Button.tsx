import type { ComponentProps } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color } from '../theme.ts';
import { buttonKinds, buttonStyles, type ButtonLinkProps } from './ButtonLink.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  kind?: ButtonLinkProps['kind'];
  type?: 'button' | 'submit';
  /** Its place, and the look of a state that only its parent gives it. */
  styles?: Styles<'root'> | undefined;
}

/** Only for buttons that can be disabled, so that the others share the class of links. */
const disabled = {
  root: {
    '&:disabled, &[aria-disabled=true]': {
      background: color.tint,
      color: color.steel7,
      borderColor: color.steel5,
      cursor: 'default',
    },
  },
} satisfies Styles;

/** A button. Without `onClick` it does nothing, as the function of some buttons comes later. */
export function Button({ kind = 'outline', type = 'button', styles: overrides, ...rest }: ButtonProps) {
  const canBeDisabled = 'disabled' in rest || 'aria-disabled' in rest;
  const classes = useStyles(buttonStyles, buttonKinds[kind], canBeDisabled ? disabled : undefined, overrides);
  return <button type={type === 'submit' ? 'submit' : 'button'} className={classes.root} {...rest} />;
}
