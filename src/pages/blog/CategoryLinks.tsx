import { css } from '@emotion/react';
import { articles, blog, blogCategories, type CategoryFilter } from '../../content/blog.ts';
import { categoryLink, filterArticles } from './blog-filter.ts';
import { color, font, media, rule } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  borderBottom: rule.cell,
  '& ul': { display: 'flex', flexWrap: 'wrap' },
  // Where they take two rows, the rule below the last one lies on the rule below all of them.
  '& li': { borderRight: rule.cell, borderBottom: rule.cell, marginBottom: '-1px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '64px',
    padding: '4px 26px',
    fontWeight: 500,
    fontStretch: font.control,
    textDecoration: 'none',
    '&:hover': { background: color.white, textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    '&[aria-current]': { background: color.ink, color: color.white },
    '&[aria-current]:focus-visible': { outlineColor: color.white },
  },
  [media.belowDesktop]: { '& a': { padding: '4px 16px' } },
  [media.phone]: {
    borderBottom: 0,
    '& ul': { display: 'block' },
    '& li': { borderRight: 0, marginBottom: 0 },
    '& a': { justifyContent: 'space-between', minHeight: '52px', padding: '4px 16px' },
  },
  [media.forcedColors]: { '& [aria-current]': { border: '2px solid', textDecoration: 'underline' } },
  [media.print]: { display: 'none' },
});

const countStyle = css({
  fontSize: '16px',
  fontWeight: 600,
  fontStretch: font.condensed,
  color: color.steel7,
  '[aria-current] > &': { color: color.fog },
});

/** The categories of the blog, with the number of articles in each. Links: they work without scripts and can be shared. */
export function CategoryLinks({ chosen }: { chosen: CategoryFilter }) {
  const navClass = useStyle(style);
  const countClass = useStyle(countStyle);
  return (
    <nav className={navClass} aria-label={blog.filterLabel}>
      <ul>
        {blogCategories.map(({ value, label }) => {
          const { length } = filterArticles(articles, value);
          return (
            <li key={value}>
              <a href={categoryLink(value)} aria-current={value === chosen || undefined}>
                {label}{' '}
                <span className={countClass}>
                  {length}
                  <span className="visually-hidden">{length === 1 ? ' article' : ' articles'}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
