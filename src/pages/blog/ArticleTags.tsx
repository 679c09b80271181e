import { css } from '@emotion/react';
import { useStyle } from '../../styles/useStyle.ts';
import { rule, type } from '../../theme.ts';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  ...type.small,
  '& li': { padding: '3px 10px', border: rule.block },
});

/** Shows the tags of an article. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={useStyle(style)} aria-label="Subjects">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
