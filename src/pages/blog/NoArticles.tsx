import { css } from '@emotion/react';
import { blog } from '../../content/blog.ts';
import { color, columnLines, heading, media, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css(columnLines, {
  padding: `72px ${size.cell} 80px`,
  '& h3': { ...heading, marginBottom: '16px', fontSize: 'clamp(40px, 4.2vw, 60px)' },
  '& p': { maxWidth: '28em', color: color.steel7, fontSize: '19px' },
  [media.phone]: { padding: `40px ${size.cellPhone} 48px`, '& p': { fontSize: '17px' } },
});

/** What stands in place of the articles when a category has none. */
export function NoArticles() {
  return (
    <div className={useStyle(style)}>
      <h3>{blog.empty.title}</h3>
      <p>{blog.empty.hint}</p>
    </div>
  );
}
