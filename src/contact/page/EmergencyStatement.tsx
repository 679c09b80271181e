import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { contact } from '../../content/pages/contact.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, space, typography } from '../../theme.ts';

const styles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    paddingLeft: '14px',
    borderLeft: `8px solid ${color.red}`,
    marginBottom: space.row,
    [media.lowWindow]: { gap: '6px', paddingLeft: '8px', marginBottom: '8px' },
  },
  text: {
    flex: '1 1 300px',
    display: 'grid',
    gap: '4px',
    ...typography.text,
    [media.phone]: { ...typography.note, flexBasis: '200px' },
    [media.lowWindow]: { ...typography.small, display: 'block' },
  },
  danger: { fontWeight: 650 },
} satisfies Styles;

const callStyle: Style = { [media.phone]: { flexGrow: 1 }, [media.lowWindow]: { padding: '10px' } };

/** Says what else to do in an emergency, and how soon we respond. */
export function EmergencyStatement() {
  const { phone } = useSite();
  const { danger, response } = contact.emergency;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div className={classes.text}>
        <p className={classes.danger}>{danger}</p>
        <p>{response}</p>
      </div>
      {phone && (
        <ButtonLink href={telephoneLink(phone)} kind="emergency" style={callStyle}>
          Call <PhoneNumber />
        </ButtonLink>
      )}
    </div>
  );
}
