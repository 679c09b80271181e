import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, typography } from '../../theme.ts';

const styles = {
  root: {
    // In a field it comes right after the control, before the hint.
    order: 1,
    display: 'flex',
    gap: '8px',
    padding: '6px 12px 6px 10px',
    // Not red, because red means emergency and nothing else.
    background: color.amber,
    color: color.deep,
    ...typography.note,
    fontWeight: 600,
    whiteSpace: 'pre-line',
    // A file's name may be one long word.
    overflowWrap: 'anywhere',
    '--accent': color.deep,
  },
} satisfies Styles;

/** Shows the problem of a field beside it. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  const classes = useStyles(styles);
  return (
    <p className={classes.root} id={id}>
      <Icon name="warning" />
      {/* An element, because a browser that translates the page replaces plain text, and React could not change it. */}
      <span>{children}</span>
    </p>
  );
}
