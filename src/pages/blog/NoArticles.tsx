import { blog } from '../../content/pages/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { mutedColor, ruledColumns, space, typography } from '../../theme.ts';

const style: Style = { padding: `${space.head} ${space.cell}`, background: ruledColumns };
const titleStyle: Style = { ...typography.sideTitle, marginBottom: '16px' };
const hintStyle: Style = { ...typography.lead, maxWidth: '28em', color: mutedColor };

/** Takes the place of the articles when a category has none. */
export function NoArticles() {
  return (
    <div className={useStyle(style)}>
      <h3 className={useStyle(titleStyle)}>{blog.empty.title}</h3>
      <p className={useStyle(hintStyle)}>{blog.empty.hint}</p>
    </div>
  );
}
