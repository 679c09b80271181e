import type { ReactNode } from 'react';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { mutedColor, rule, ruledColumns, space } from '../theme.ts';
import type { HeadingWordsProps } from './HeadingWords.tsx';
import { SectionTitle } from './Section.tsx';

const styles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `16px ${space.cell}`,
    padding: `${space.head} ${space.cell}`,
    borderBottom: rule.cell,
    background: ruledColumns,
    // Side by side if there is room for both.
    '& > p': { flex: '5 280px', color: mutedColor },
  },
} satisfies Styles;

const titleStyle: Style = { flex: '7 420px' };

interface SectionHeadProps extends HeadingWordsProps {
  children?: ReactNode;
  style?: Style | undefined;
}

/** The title of a section, and to the right a sentence on how to read the section. */
export function SectionHead({ name, title, children, style }: SectionHeadProps) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <div className={classes.root}>
      <SectionTitle name={name} title={title} style={titleStyle} />
      {children && <p>{children}</p>}
    </div>
  );
}
