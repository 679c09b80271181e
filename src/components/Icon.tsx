import icons from 'drawings:icons';
import { useStyle, type Styles } from '../styles/useStyle.ts';

export interface IconProps {
  name: string;
  /** Width and height in pixels. */
  size?: number;
  /** Its place. */
  styles?: Styles<'root'> | undefined;
}

/** An icon beside a word or in its place. Screen readers skip it, because its control has the name. */
export function Icon({ name, size = 24, styles }: IconProps) {
  return (
    <svg width={size} height={size} className={useStyle(styles?.root)} aria-hidden>
      <use href={`${icons.href}#${name}`} />
    </svg>
  );
}
