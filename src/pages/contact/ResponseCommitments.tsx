import { DimensionLine } from '../../components/DimensionLine.tsx';
import { wrapGrid } from '../../components/layouts.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { contact, responseCommitments } from '../../content/pages/contact.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { asHeading, color } from '../../theme.ts';

const listStyle: Style = { '--cell-width': 'max(250px, 25% - 1px)' };

/** As wide as the figure, which the dimension line measures. */
const responseStyle: Style = { display: 'grid', gridTemplateColumns: 'fit-content(100%)', alignContent: 'end' };
const requestStyle: Style = { order: 1, color: 'inherit' };
const timeStyle: Style = {
  ...asHeading('sideTitle'),
  fontWeight: 560,
  fontVariantNumeric: 'lining-nums proportional-nums',
};
const emergencyTimeStyle: Style = { color: color.red };

/** The response times, each on a dimension line with the kind of request. */
export function ResponseCommitments() {
  const { heading: title, text } = contact.commitments;
  const responseClass = useStyle(wrapGrid.cell, responseStyle);
  const requestClass = useStyle(requestStyle);
  const timeClass = useStyle(timeStyle);
  const emergencyTimeClass = useStyle(timeStyle, emergencyTimeStyle);
  return (
    <>
      <SectionHead name="Response commitments" title={title}>
        {text}
      </SectionHead>
      <dl className={useStyle(wrapGrid.list, listStyle)}>
        {responseCommitments.map(({ request, time }, index) => (
          <div key={request} className={responseClass}>
            <dt className={requestClass}>
              <DimensionLine>{request}</DimensionLine>
            </dt>
            {/* The emergency comes first. */}
            <dd className={index === 0 ? emergencyTimeClass : timeClass}>{time}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
