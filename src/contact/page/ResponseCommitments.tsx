import { DimensionLine } from '../../components/DimensionLine.tsx';
import { besideScrollToTop, inFours, wrapGrid } from '../../components/layouts.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { hiring } from '../../content/company/hiring.ts';
import { contact, responseCommitments } from '../../content/pages/contact.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color } from '../../theme.ts';

const timeLetters = {
  ...asHeading('sideTitle'),
  fontWeight: 560,
  fontVariantNumeric: 'lining-nums proportional-nums',
} as const;

const styles = {
  list: [wrapGrid.list, inFours],
  commitment: [
    wrapGrid.cell,
    // The column is as wide as the time, so that the dimension line measures the time.
    { display: 'grid', gridTemplateColumns: 'fit-content(100%)', alignContent: 'end' },
    besideScrollToTop,
  ],
  request: { order: 1, color: 'inherit' },
  time: timeLetters,
  emergencyTime: { ...timeLetters, color: color.red },
} satisfies Styles;

const headStyle: Style = besideScrollToTop;

/** The response times, each on a dimension line with the kind of request. */
export function ResponseCommitments() {
  const { heading: title, text } = contact.commitments;
  const classes = useStyles(styles);
  return (
    <>
      <SectionHead name="Response commitments" title={title} style={headStyle}>
        {`${text} ${contact.hiring} `}
        <a href={hiring.link}>{hiring.title}</a>.
      </SectionHead>
      <dl className={classes.list}>
        {responseCommitments.map(({ request, time }, index) => (
          <div key={request} className={classes.commitment}>
            <dt className={classes.request}>
              <DimensionLine>{request}</DimensionLine>
            </dt>
            {/* The emergency comes first. */}
            <dd className={index === 0 ? classes.emergencyTime : classes.time}>{time}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
