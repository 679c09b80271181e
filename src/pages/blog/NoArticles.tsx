import { blog } from '../../content/pages/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { quiet, ruledColumns, space, type } from '../../theme.ts';

const style: Style = { padding: `${space.head} ${space.cell}`, background: ruledColumns };
const titleStyle: Style = { ...type.subtitle, marginBottom: '16px' };
const hintStyle: Style = { ...type.lead, maxWidth: '28em', color: quiet };

/** Takes the place of the articles when a category has none. */
export function NoArticles() {
  return (
    <div className={useStyle(style)}>
      <h3 className={useStyle(titleStyle)}>{blog.empty.title}</h3>
      <p className={useStyle(hintStyle)}>{blog.empty.hint}</p>
    </div>
  );
}
