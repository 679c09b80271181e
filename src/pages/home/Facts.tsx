import { Fragment } from 'react';
import { translateOf } from '../../components/translate.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { font, rule, typography } from '../../theme.ts';

const styles = {
  root: {
    ...typography.note,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& > dt': { padding: '7px 0', borderTop: rule.cell, font: 'inherit' },
    '& > dd': {
      // The padding of the value separates label and value, so that the rule above both is unbroken.
      padding: '7px 0 7px 16px',
      borderTop: rule.cell,
      fontWeight: 600,
      fontStretch: font.control,
      textAlign: 'right',
    },
  },
} satisfies Styles;

interface FactsProps {
  facts: readonly (readonly [label: string, value: string])[];
  style?: Style | undefined;
}

/** Short facts, one per line, with a rule above and the value at the right. */
export function Facts({ facts, style }: FactsProps) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <dl className={classes.root}>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
