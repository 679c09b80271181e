import { Icon } from '../../components/Icon.tsx';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, typography } from '../../theme.ts';

/** Problems have an amber background, because red means emergency and nothing else. */
const style: Style = {
  // In a field it comes right after the control, before the hint.
  order: 1,
  display: 'flex',
  gap: '8px',
  padding: '6px 12px 6px 10px',
  background: color.amber,
  color: color.deep,
  ...typography.note,
  fontWeight: 600,
  whiteSpace: 'pre-line',
  // A file's name may be one long word.
  overflowWrap: 'anywhere',
  '--accent': color.deep,
};

const childStyles = {
  sign: { root: { flexShrink: 0 } },
} satisfies Record<string, Styles>;

/** Shows the problem of a field beside it. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p className={useStyle(style)} id={id}>
      <Icon name="warning" styles={childStyles.sign} />
      {/* An element, because a browser that translates the page replaces plain text, and React could not change it. */}
      <span>{children}</span>
    </p>
  );
}
