import { DataTable } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TableNote } from '../../components/TableWithNote.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { moveTheMotor } from '../../content/services/laser-alignment/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space } from '../../theme.ts';
import { MotorControls } from './MotorControls.tsx';
import { MotorDrawing } from './MotorDrawing.tsx';
import { useMotor } from './useMotor.ts';
import { useSettled } from './useSettled.ts';

const styles = {
  root: {
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    // There are no controls.
    [media.withoutScripts]: { display: 'block' },
  },
  sheet: { display: 'flex', flexDirection: 'column' },
  figure: {
    display: 'grid',
    justifyItems: 'center',
    margin: 'auto 0',
    padding: `${space.row} ${space.cell}`,
    [media.phone]: { padding: '20px max(10px, 50% - 220px)' },
  },
  caption: { padding: `${space.row} ${space.cell} 12px`, borderTop: rule.frame },
} satisfies Styles;

/** A drawing that can be worked with: shims under the motor's feet, and what they do to the coupling. */
export function MoveTheMotor() {
  const classes = useStyles(styles);
  const motor = useMotor();
  const announcement = useSettled(motor.readings.map((reading) => reading.join(' ')).join(' '));
  return (
    <Section titleId="move-the-motor">
      <SectionHead title={moveTheMotor.title}>{moveTheMotor.lead}</SectionHead>
      <div className={classes.root}>
        <div className={classes.sheet}>
          <figure className={classes.figure}>
            <MotorDrawing alignment={motor.now} />
          </figure>
          <TitleBlock
            rows={[
              ...motor.readings,
              [moveTheMotor.found.legend, motor.asFound],
              [moveTheMotor.speed.label, motor.rpm],
            ]}
          />
        </div>
        <MotorControls motor={motor} />
      </div>
      <DataTable
        kind="figures"
        caption={<h3 className={classes.caption}>{moveTheMotor.corrections.caption}</h3>}
        columns={moveTheMotor.corrections.columns}
        rows={motor.corrections}
      />
      <TableNote>{moveTheMotor.note}</TableNote>
      <output>{announcement}</output>
    </Section>
  );
}
