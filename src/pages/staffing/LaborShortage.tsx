import { Button } from '../../components/Button.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, space, typography } from '../../theme.ts';

const styles = {
  root: { padding: `${space.head} ${space.cell}` },
  /** As wide as its digits, so that the dimension line measures the digits and not the column. */
  figure: { display: 'inline-block', maxWidth: '100%' },
  digits: {
    ...typography.figure,
    display: 'block',
    // The main figure of the page is larger than any step of the scale. With larger letter spacing the figure fills its width.
    fontSize: 'min(20.3vw, 20rem)',
    whiteSpace: 'nowrap',
    // The comma hangs below the line.
    paddingBottom: '0.1em',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
    gap: `${space.row} calc(2 * ${space.cell})`,
    marginTop: space.head,
  },
  /** On phones the button is as wide as its column. */
  shortage: { [media.phone]: { display: 'grid' } },
  title: { ...typography.cardTitle, marginBottom: '12px' },
  text: { maxWidth: '39em', marginBottom: '24px' },
} satisfies Styles;

const titleStyle: Style = styles.title;

export function LaborShortage() {
  const { shortage, journeyman, buttons } = staffingPage;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <p className={classes.figure}>
        <b className={classes.digits}>{shortage.value}</b> <DimensionLine>{shortage.label}</DimensionLine>
      </p>
      <div className={classes.columns}>
        <div className={classes.shortage}>
          <SectionTitle title="What an open position costs" style={titleStyle} />
          <p className={classes.text}>{shortage.text}</p>
          <Button>{buttons.plan}</Button>
        </div>
        <div>
          <h3 className={classes.title}>{journeyman.title}</h3>
          <p className={classes.text}>{journeyman.text}</p>
        </div>
      </div>
    </div>
  );
}
