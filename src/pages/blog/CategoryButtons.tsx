import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { blog, blogCategories, type CategoryFilter } from '../../content/pages/blog.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, linkUnderline, media, rule, space } from '../../theme.ts';
import { categoryAddress, categoryQuery } from './blog-filter.ts';

const styles = {
  list: { display: 'flex', flexWrap: 'wrap', overflow: 'hidden', [media.tablet]: { flexWrap: 'nowrap' } },
  item: {
    flex: '1 1 auto',
    borderRight: rule.cell,
    borderBottom: rule.cell,
    [media.phone]: { flexBasis: '100%', borderRight: 0 },
  },
  button: {
    width: '100%',
    height: '100%',
    minHeight: '60px',
    textAlign: 'left',
    padding: `4px 24px 4px ${space.cell}`,
    fontWeight: 500,
    lineHeight: 1.3,
    fontStretch: font.control,
    [media.tablet]: { paddingInline: '12px' },
    '&:hover': { ...linkUnderline, background: color.white },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    '&[aria-pressed=true]': { background: color.ink, color: color.white },
    '&[aria-pressed=true]:focus-visible': { outlineColor: color.white },
    [media.forcedColors]: { '&[aria-pressed=true]': { border: '2px solid', textDecoration: 'underline' } },
  },
} satisfies Styles;

/**
 * The categories of the blog, as the buttons of a form that requests a category's page: they work without scripts, and each has an
 * address to share.
 */
export function CategoryButtons({ chosen }: { chosen: CategoryFilter }) {
  const classes = useStyles(styles);
  const navigate = useNavigate();
  return (
    <form data-screen action="/blog" aria-label={blog.filterLabel}>
      <ul className={classes.list}>
        {blogCategories.map(({ value, label }) => {
          const isChosen = value === chosen;
          const choose = (event: MouseEvent) => {
            event.preventDefault();
            if (!isChosen) void navigate(categoryAddress(value));
          };
          return (
            <li key={value} className={classes.item}>
              <button
                type="submit"
                name={categoryQuery}
                value={value}
                aria-pressed={isChosen}
                className={classes.button}
                onClick={choose}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
