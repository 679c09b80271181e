import { blog } from '../../content/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { quiet, ruledColumns, space, type } from '../../theme.ts';

const style: Style = {
  padding: `${space.head} ${space.cell}`,
  background: ruledColumns,
  '& h3': { ...type.subtitle, marginBottom: '16px' },
  '& p': { ...type.lead, maxWidth: '28em', color: quiet },
};

/** Takes the place of the articles when a category has none. */
export function NoArticles() {
  return (
    <div className={useStyle(style)}>
      <h3>{blog.empty.title}</h3>
      <p>{blog.empty.hint}</p>
    </div>
  );
}
