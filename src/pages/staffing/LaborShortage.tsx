import { css } from '@emotion/react';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { font, heading, media, size } from '../../theme.ts';
import { Button } from '../../components/Button.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  padding: `72px ${size.cell} 64px`,
  [media.phone]: { padding: `40px ${size.cellPhone} 32px` },
});

/** As wide as its digits, so that the dimension line measures them and not the column. */
const figureStyle = css({
  display: 'inline-block',
  maxWidth: '100%',
  '& > b': {
    ...heading,
    display: 'block',
    fontSize: 'clamp(76px, 27vw, 420px)',
    fontWeight: 620,
    lineHeight: 0.8,
    letterSpacing: '-0.035em',
    fontStretch: font.condensed,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums proportional-nums',
    // The comma hangs below the line.
    paddingBottom: '0.12em',
  },
  // The strips at the sides leave less than on a phone.
  [media.tablet]: { '& > b': { fontSize: '26vw' } },
});

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '56px',
  marginTop: '56px',
  '& h2, & h3': { ...heading, marginBottom: '12px', fontSize: '29px' },
  '& p': { maxWidth: '39em', marginBottom: '24px' },
  [media.tablet]: { columnGap: size.cell, marginTop: '40px' },
  [media.phone]: {
    display: 'block',
    marginTop: '28px',
    '& > div + div': { marginTop: '28px' },
    '& button': { width: '100%' },
  },
});

/** Why posts stay open, and what we send to fill them. */
export function LaborShortage({ id }: { id: string }) {
  const { shortage, journeyman, buttons } = maintenanceStaffing;
  return (
    <div className={useStyle(style)}>
      <p className={useStyle(figureStyle)}>
        <b>{shortage.value}</b> <DimensionLine>{shortage.label}</DimensionLine>
      </p>
      <div className={useStyle(columnsStyle)}>
        <div>
          <h2 id={id}>The trade retires faster than it is taught</h2>
          <p>{shortage.text}</p>
          <Button>{buttons.plan}</Button>
        </div>
        <div>
          <h3>{journeyman.title}</h3>
          <p>{journeyman.text}</p>
        </div>
      </div>
    </div>
  );
}
