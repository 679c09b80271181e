import { css } from '@emotion/react';
import { contact, responseCommitments } from '../../content/contact.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({ display: 'flex', flexDirection: 'column' });

const headStyle = css({
  padding: `40px ${size.cell} 32px`,
  '& h2': { ...heading, marginBottom: '14px', fontSize: 'clamp(34px, 3.2vw, 46px)' },
  '& p': { fontSize: '16px', color: color.steel7 },
  [media.phone]: { padding: `40px ${size.cellPhone} 24px` },
});

const timesStyle = css({
  display: 'grid',
  flexGrow: 1,
  gridAutoRows: '1fr',
  // As wide as the figure, so that the dimension line measures it and not the column.
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'max-content',
    alignContent: 'center',
    padding: `24px ${size.cell}`,
    borderTop: rule.cell,
  },
  '& dt': { order: 1 },
  '& dd': {
    ...heading,
    fontSize: 'clamp(34px, 4.3vw, 62px)',
    fontWeight: 560,
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  // The emergency stands first.
  '& > div:first-of-type dd': { color: color.red },
  [media.narrow]: { gridTemplateColumns: '1fr 1fr', '& dd': { fontSize: 'clamp(34px, 6vw, 46px)' } },
  [media.phone]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    // Here a long figure breaks: its cell cannot grow.
    '& > div': { gridTemplateColumns: 'fit-content(100%)', padding: `20px ${size.cellPhone} 22px` },
    '& dd': { fontSize: '46px' },
  },
});

/** How soon somebody answers, each time on a dimension line that bears the kind of request. */
export function ResponseCommitments({ id }: { id: string }) {
  const { heading: title, text } = contact.commitments;
  return (
    <section className={useStyle(style)} aria-labelledby={id}>
      <div className={useStyle(headStyle)}>
        <h2 id={id}>
          <PlainName>Response commitments</PlainName> {title}
        </h2>
        <p>{text}</p>
      </div>
      <dl className={useStyle(timesStyle)}>
        {responseCommitments.map(({ request, time }) => (
          <div key={request}>
            <dt>
              <DimensionLine>{request}</DimensionLine>
            </dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
