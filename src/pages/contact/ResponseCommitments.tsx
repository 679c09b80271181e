import { cellsStyle } from '../../components/cells.ts';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contact, responseCommitments } from '../../content/contact.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, headingLetters, type } from '../../theme.ts';

const timesStyle: Style = {
  '--cell-width': 'max(250px, 25% - 1px)',
  // As wide as the figure, which the dimension line measures.
  '& > div': { display: 'grid', gridTemplateColumns: 'fit-content(100%)', alignContent: 'end' },
  '& dt': { order: 1, color: 'inherit' },
  '& dd': { ...headingLetters, ...type.subtitle, fontWeight: 560, fontVariantNumeric: 'lining-nums proportional-nums' },
  // The emergency comes first.
  '& [data-first] dd': { color: color.red },
};

/** The response times, each on a dimension line with the kind of request. */
export function ResponseCommitments() {
  const { heading: title, text } = contact.commitments;
  return (
    <>
      <SectionHead id="commitments" name="Response commitments" title={title}>
        {text}
      </SectionHead>
      <dl className={useStyle(cellsStyle, timesStyle)}>
        {responseCommitments.map(({ request, time }, index) => (
          <div key={request} data-first={index === 0 ? '' : undefined}>
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
