import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TableNote } from '../../components/TableWithNote.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { speedName } from '../../content/services/laser-alignment/limits.ts';
import { moveTheMotor, wholeShims } from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, media, space } from '../../theme.ts';
import { Caption } from './Caption.tsx';
import { checksOf } from './checks.ts';
import { Checks } from './Checks.tsx';
import { copyLink } from './copy-link.ts';
import { MotorSheet } from './MotorSheet.tsx';
import { printAlone } from './print-alone.ts';
import { asLeftOf, sideRows, summaryOf } from './report.ts';
import { SheetBlanks } from './SheetBlanks.tsx';
import { useMotor } from './useMotor.ts';
import { useSettled } from './useSettled.ts';
import { forFeet, shimRows } from './words.ts';

const sectionStyles = {
  /** Printed, it is one sheet. */
  root: { [media.print]: { breakBefore: 'page', breakAfter: 'page', breakInside: 'avoid' } },
} satisfies Styles;

const printed = { [media.print]: { padding: '3px 8px', fontSize: '11pt', lineHeight: 1.3 } } as const;

const column = { [media.print]: { padding: '0 8px 2px', fontSize: '9pt' } } as const;

const cell = {
  ...asHeading('condensed'),
  height: '5.8rem',
  [media.tablet]: { height: '8.4rem' },
  [media.phone]: { height: 'auto', minHeight: '5.3rem' },
  [media.print]: { ...printed[media.print], height: 'auto', minHeight: 0 },
} as const;

/** Rows with room for more lines, for the same reason, and narrow names; on paper they are close. */
const tableStyles = {
  column: { ...column, '&:first-of-type': { width: '17%' } },
  firstName: printed,
  lastName: printed,
  cell,
} satisfies Styles;

/** Room for the sum of whole shims, which on phones has a line of its own. Lines of one length would part its numbers. */
const shimStyles = {
  ...tableStyles,
  column: { ...column, '&:first-of-type': { width: '14%' } },
  wideColumn: { ...column, width: '20%' },
  wideCell: { ...cell, textWrap: 'wrap', [media.phone]: { ...cell[media.phone], gridColumn: '1 / -1' } },
} satisfies Styles;

const styles = {
  foot: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    padding: `${space.row} ${space.cell}`,
    [media.phone]: { '& > p:not([data-screen])': { minHeight: '5.3rem' } },
    [media.withoutScripts]: { display: 'none' },
    [media.print]: { gap: 0, padding: '4px 8px', fontSize: '10pt', '& > p': { minHeight: 0 } },
  },
  checks: { [media.withoutScripts]: { display: 'none' } },
  /** In the place of what needs scripts. */
  example: { display: 'none', [media.withoutScripts]: { display: 'block' } },
} satisfies Styles;

/**
 * A drawing that can be worked with: readings of a motor, shims under its feet, and what they do to the coupling. It begins with
 * a worked example, which is all that there is without scripts.
 */
export function Calculator() {
  const classes = useStyles(styles);
  const foot = useRef<HTMLDivElement>(null);
  const motor = useMotor(foot);
  const [isSideOpen, setSideOpen] = useState(false);
  const { results, entries, first } = motor;
  const { side, target } = calculator.parts;
  const shims = entries.target === 'zero' ? moveTheMotor.corrections : target;
  const announcement = useSettled(entries === first ? '' : summaryOf(entries, results));
  const hasSide = isSideOpen || results.side !== undefined;
  return (
    <Section titleId="move-the-motor" styles={sectionStyles}>
      <SectionHead title={moveTheMotor.title}>
        <span data-screen>{moveTheMotor.lead}</span>
      </SectionHead>
      <SheetBlanks />
      <MotorSheet motor={motor} hasSide={hasSide} onSide={setSideOpen} />
      <DataTable
        kind="figures"
        styles={shimStyles}
        caption={<Caption title={shims.caption} note={forFeet(results.at)} />}
        columns={shims.columns}
        wide={wholeShims}
        rows={shimRows(results.upDown, results.shims)}
      />
      {hasSide && (
        <DataTable
          kind="figures"
          styles={tableStyles}
          caption={<Caption title={side.caption} note={forFeet(results.at)} />}
          columns={side.columns}
          rows={sideRows(results)}
        />
      )}
      <div className={classes.example}>
        <TableNote>{moveTheMotor.note}</TableNote>
      </div>
      <div className={classes.checks}>
        <Checks checks={checksOf(entries, results)} />
      </div>
      <div ref={foot} className={classes.foot}>
        <p>{asLeftOf(results)}</p>
        <p>{calculator.speedNote(speedName(Number(entries.rpm)))}</p>
        <p data-screen>{calculator.otherSpeeds}</p>
        <Button onClick={() => foot.current && printAlone(foot.current)}>{calculator.sheet.print}</Button>{' '}
        <Button onClick={() => void copyLink(entries)}>{calculator.link.copy}</Button>
      </div>
      <output>{announcement}</output>
    </Section>
  );
}
