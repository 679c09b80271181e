import icons from 'drawings:icons';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';

const styles = { root: { flexShrink: 0 } } satisfies Styles;

interface IconProps {
  name: string;
  /** Width and height in pixels. */
  size?: number;
  style?: Style;
}

/** An icon. Screen readers skip the icon, because the control around it has a name. */
export function Icon({ name, size = 24, style }: IconProps) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <svg width={size} height={size} className={classes.root} aria-hidden>
      <use href={`${icons.href}#${name}`} />
    </svg>
  );
}
