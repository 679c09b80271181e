import icons from 'drawings:icons';
import { useStyles, type Styles } from '../styles/useStyles.ts';

const styles = { root: { flexShrink: 0 } } satisfies Styles;

interface IconProps {
  name: string;
  /** Width and height in pixels. */
  size?: number;
  styles?: Styles<'root'>;
}

/** An icon. Screen readers skip the icon, because the control around it has a name. */
export function Icon({ name, size = 24, styles: overrides }: IconProps) {
  const classes = useStyles(styles, overrides);
  return (
    <svg width={size} height={size} className={classes.root} aria-hidden>
      <use href={`${icons.href}#${name}`} />
    </svg>
  );
}
