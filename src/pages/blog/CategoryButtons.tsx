import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { blog, blogCategories, type CategoryFilter } from '../../content/blog.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, marked, media, rule, space } from '../../theme.ts';
import { categoryAddress, categoryQuery } from './blog-filter.ts';

const style: Style = {
  '& ul': { display: 'flex', flexWrap: 'wrap', overflow: 'hidden' },
  '& li': { flex: '1 0 auto', borderRight: rule.cell, borderBottom: rule.cell },
  '& button': {
    width: '100%',
    minHeight: '60px',
    textAlign: 'left',
    padding: `4px 24px 4px ${space.cell}`,
    fontWeight: 500,
    fontStretch: font.control,
    '&:hover': { ...marked, background: color.white },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    '&[aria-pressed=true]': { background: color.ink, color: color.white },
    '&[aria-pressed=true]:focus-visible': { outlineColor: color.white },
  },
  [media.phone]: { '& li': { flexBasis: '100%', border: 0 } },
  [media.forcedColors]: { '& [aria-pressed=true]': { border: '2px solid', textDecoration: 'underline' } },
};

/**
 * The categories of the blog: the buttons of a form that asks for the page of a category, so that they work without
 * scripts and each has an address to share.
 */
export function CategoryButtons({ chosen }: { chosen: CategoryFilter }) {
  const formClass = useStyle(style);
  const navigate = useNavigate();
  return (
    <form data-screen action="/blog" aria-label={blog.filterLabel} className={formClass}>
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
