import { css } from '@emotion/react';
import { contact, responseCommitments } from '../../content/contact.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const headStyle = css({
  display: 'grid',
  gridTemplateColumns: '8fr 4fr',
  alignItems: 'end',
  padding: `40px 0 32px ${size.cell}`,
  '& h2': { ...heading, fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& p': { padding: `0 ${size.cell}`, fontSize: '16px', color: color.steel7 },
  [media.narrow]: { display: 'block', paddingRight: size.cell, '& p': { padding: '14px 0 0' } },
  [media.phone]: { padding: `40px ${size.cellPhone} 24px` },
});

const timesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderTop: rule.cell,
  // As wide as the figure, so that the dimension line measures it and not the column.
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(100%)',
    alignContent: 'end',
    padding: `32px ${size.cell} 36px`,
    borderRight: rule.cell,
  },
  '& > div:last-of-type': { borderRight: 0 },
  '& dt': { order: 1 },
  '& dd': {
    ...heading,
    fontSize: 'clamp(34px, 3.2vw, 52px)',
    fontWeight: 560,
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
  // The emergency comes first.
  '& > div:first-of-type dd': { color: color.red },
  [media.belowDesktop]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div': { padding: `24px ${size.cell}` },
    '& > div:nth-of-type(2n)': { borderRight: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: rule.cell },
    '& dd': { fontSize: 'clamp(34px, 6vw, 46px)' },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { padding: `20px ${size.cellPhone} 22px`, borderRight: 0 },
    '& > div:nth-of-type(n + 2)': { borderTop: rule.cell },
    '& dd': { fontSize: '46px' },
  },
});

/** How soon we answer, each time with a dimension line that names the kind of request. */
export function ResponseCommitments({ id }: { id: string }) {
  const { heading: title, text } = contact.commitments;
  return (
    <>
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
    </>
  );
}
