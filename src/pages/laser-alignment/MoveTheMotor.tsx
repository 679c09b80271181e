import { DataTable } from '../../components/DataTable.tsx';
import { NoScriptNote } from '../../components/NoScriptNote.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TableNote } from '../../components/TableWithNote.tsx';
import { speedName, tolerances } from '../../content/services/laser-alignment/limits.ts';
import {
  exampleFeet,
  exampleReadings,
  exampleSpeed,
  moveTheMotor,
} from '../../content/services/laser-alignment/move-the-motor.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';
import { inLine } from './alignment.ts';
import { Caption } from './Caption.tsx';
import { MotorDrawing } from './MotorDrawing.tsx';
import { MotorSheet } from './MotorSheet.tsx';
import { judged, planeResults } from './plane.ts';
import { useCalculator } from './useCalculator.ts';
import { forFeet, shimRows, titleBlockRows } from './words.ts';

const styles = {
  /** It has the height of the fields that are yet to come, so that nothing below moves. */
  loading: { minHeight: '55rem', [media.tablet]: { minHeight: '38rem' } },
} satisfies Styles;

/** A drawing that can be worked with: readings of a motor, shims under its feet, and what they do to the coupling. */
export function MoveTheMotor() {
  const calculator = useCalculator();
  if (calculator !== undefined && calculator !== 'failed') return calculator;
  return <WorkedExample isLoading={calculator === undefined} />;
}

const exampleLimits = tolerances.find(({ rpm }) => rpm === exampleSpeed);
const noShims = { front: 0, back: 0 };
const example = planeResults({ at: exampleFeet, found: exampleReadings, target: inLine, moves: noShims });

/** The example, which is served. In the place of the fields it says whether they are yet to come. */
function WorkedExample({ isLoading }: { isLoading: boolean }) {
  const classes = useStyles(styles);
  const { loading, failed } = moveTheMotor;
  const status = (
    <p role="status" data-loading={isLoading || undefined} className={isLoading ? classes.loading : undefined}>
      {isLoading ? loading : failed}
    </p>
  );
  return (
    <Section titleId="move-the-motor">
      <SectionHead title={moveTheMotor.title}>{moveTheMotor.lead}</SectionHead>
      <MotorSheet
        drawing={<MotorDrawing at={exampleFeet} upDown={example.now} />}
        titleBlock={titleBlockRows(
          exampleLimits ? judged(example.off, exampleLimits, undefined) : [],
          exampleReadings,
          speedName(exampleSpeed),
        )}
        controls={<NoScriptNote before={status}>{failed}</NoScriptNote>}
      />
      <DataTable
        kind="figures"
        caption={<Caption title={moveTheMotor.corrections.caption} note={forFeet(exampleFeet)} />}
        columns={moveTheMotor.corrections.columns}
        rows={shimRows(example, noShims)}
      />
      <TableNote>{moveTheMotor.note}</TableNote>
    </Section>
  );
}
