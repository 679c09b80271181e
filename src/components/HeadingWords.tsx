import { useStyles, type Styles } from '../styles/useStyles.ts';
import { mutedColor, typography } from '../theme.ts';

const styles = {
  root: { ...typography.strong, display: 'block', marginBottom: '12px', letterSpacing: 0, color: mutedColor },
} satisfies Styles;

/** Puts the plain name of a page or section, in small letters, at the start of its heading. */
function PlainName({ children }: { children: string }) {
  const classes = useStyles(styles);
  return <span className={classes.root}>{children}</span>;
}

export interface HeadingWordsProps {
  /** The plain name, if the title does not say it. */
  name?: string | undefined;
  title: string;
}

/** The words of a heading: the plain name and the headline. */
export function HeadingWords({ name, title }: HeadingWordsProps) {
  if (!name) return title;
  return (
    <>
      <PlainName>{name}</PlainName>
      {` ${title}`}
    </>
  );
}
