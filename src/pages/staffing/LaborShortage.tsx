import { Button } from '../../components/Button.tsx';
import { DimensionLine } from '../../components/DimensionLine.tsx';
import { SectionTitle } from '../../components/Section.tsx';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, space, typography } from '../../theme.ts';

const style: Style = { padding: `${space.head} ${space.cell}` };

/** As wide as its digits, so that the dimension line measures them and not the column. */
const figureStyle: Style = { display: 'inline-block', maxWidth: '100%' };

const digitsStyle: Style = {
  ...typography.figure,
  display: 'block',
  // The one figure that the page is about is larger than any step of the scale. It fills its width where the visitor has put
  // more space between the letters.
  fontSize: 'min(21vw, 320px)',
  whiteSpace: 'nowrap',
  // The comma hangs below the line.
  paddingBottom: '0.1em',
};

const columnsStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: `${space.row} calc(2 * ${space.cell})`,
  marginTop: space.head,
};

/** On phones the button is as wide as its column. */
const shortageStyle: Style = { [media.phone]: { display: 'grid' } };

const titleStyle: Style = { ...typography.cardTitle, marginBottom: '12px' };
const childStyles = { title: { root: titleStyle } } satisfies Record<string, Styles>;
const textStyle: Style = { maxWidth: '39em', marginBottom: '24px' };

/** The labor shortage, and our staff for it. */
export function LaborShortage() {
  const { shortage, journeyman, buttons } = staffingPage;
  const titleClass = useStyle(titleStyle);
  const textClass = useStyle(textStyle);
  return (
    <div className={useStyle(style)}>
      <p className={useStyle(figureStyle)}>
        <b className={useStyle(digitsStyle)}>{shortage.value}</b> <DimensionLine>{shortage.label}</DimensionLine>
      </p>
      <div className={useStyle(columnsStyle)}>
        <div className={useStyle(shortageStyle)}>
          <SectionTitle title="The trade retires faster than it is taught" styles={childStyles.title} />
          <p className={textClass}>{shortage.text}</p>
          <Button>{buttons.plan}</Button>
        </div>
        <div>
          <h3 className={titleClass}>{journeyman.title}</h3>
          <p className={textClass}>{journeyman.text}</p>
        </div>
      </div>
    </div>
  );
}
