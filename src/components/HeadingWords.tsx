import { useStyles, type Styles } from '../styles/useStyles.ts';
import { mutedColor, typography } from '../theme.ts';

const styles = {
  name: { ...typography.strong, display: 'block', marginBottom: '12px', letterSpacing: 0, color: mutedColor },
} satisfies Styles;

export interface HeadingWordsProps {
  /** The plain name of the page or section, if the title does not say the name. */
  name?: string | undefined;
  title: string;
}

/** The words of a heading: the plain name in small letters, and the headline. */
export function HeadingWords({ name, title }: HeadingWordsProps) {
  const classes = useStyles(styles);
  if (!name) return title;
  return (
    <>
      <span className={classes.name}>{name}</span>
      {` ${title}`}
    </>
  );
}
