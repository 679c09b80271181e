import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { blog, blogCategories, type CategoryFilter } from '../../content/blog.ts';
import { categoryAddress, categoryQuery } from './blog-filter.ts';
import { color, font, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  borderBottom: rule.cell,
  '& ul': { display: 'flex', flexWrap: 'wrap' },
  // Where they take two rows, the rule below the last one lies on the rule below all of them.
  '& li': { borderRight: rule.cell, borderBottom: rule.cell, marginBottom: '-1px' },
  '& button': {
    width: '100%',
    minHeight: '64px',
    textAlign: 'left',
    padding: '4px 26px',
    fontWeight: 500,
    fontStretch: font.control,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { background: color.white, textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    '&[aria-pressed=true]': { background: color.ink, color: color.white },
    '&[aria-pressed=true]:focus-visible': { outlineColor: color.white },
  },
  [media.tablet]: {
    '& ul': { flexWrap: 'nowrap' },
    '& li': { flexGrow: 1 },
    '& li:last-of-type': { borderRight: 0 },
    '& button': { padding: '4px 12px' },
  },
  // Three and two.
  [media.narrow]: {
    '& ul': { flexWrap: 'wrap' },
    '& li': { flexBasis: '30%' },
    '& li:nth-of-type(3)': { borderRight: 0 },
    '& button': { paddingLeft: size.cell },
  },
  [media.phone]: {
    borderBottom: 0,
    '& ul': { display: 'block' },
    '& li': { borderRight: 0, marginBottom: 0 },
    '& button': { minHeight: '52px', padding: '4px 16px' },
  },
  [media.forcedColors]: { '& [aria-pressed=true]': { border: '2px solid', textDecoration: 'underline' } },
  [media.print]: { display: 'none' },
});

/**
 * The categories of the blog: the buttons of a form that asks for the page of a category, so that they work without
 * scripts and each has an address to share.
 */
export function CategoryButtons({ chosen }: { chosen: CategoryFilter }) {
  const formClass = useStyle(style);
  const navigate = useNavigate();
  return (
    <form action="/blog" aria-label={blog.filterLabel} className={formClass}>
      <ul>
        {blogCategories.map(({ value, label }) => {
          const isChosen = value === chosen;
          const choose = (event: MouseEvent) => {
            event.preventDefault();
            void navigate(categoryAddress(value), { replace: isChosen });
          };
          return (
            <li key={value}>
              <button type="submit" name={categoryQuery} value={value} aria-pressed={isChosen} onClick={choose}>
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
