import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { linkNames } from '../../content/company/link-names.ts';
import type { Point } from '../../content/page-parts.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space } from '../../theme.ts';

const styles = {
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.cell,
    [media.phone]: { display: 'grid' },
  },
} satisfies Styles;

/** The load of the first truck, and the links to request it. */
export function TruckLoad({ truck }: { truck: readonly Point[] }) {
  const classes = useStyles(styles);
  return (
    <>
      <CardGrid
        title="We bring the shop: torque, heat, laser, steel."
        lead="The first truck is loaded for what fails most. You start the lockout, we bring the rest."
        columns={3}
        points={truck}
      />
      <div className={classes.actions}>
        <EmergencyButton>{linkNames.emergency}</EmergencyButton>
        <ButtonLink href={contactLink({ service: 'emergency' })}>Ask about emergency coverage</ButtonLink>
      </div>
    </>
  );
}
