import { mainLinks } from '../content/company/navigation.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { typography } from '../theme.ts';

/** Floats, so that it is in one line with the page's name in the heading. */
const style: Style = {
  ...typography.strong,
  float: 'left',
  marginRight: '0.4em',
  // Makes a target of 44 px in a lower line.
  '& > a': { padding: '12px 0' },
  '&::after': { content: '"/" / ""', marginLeft: '0.4em' },
};

/** Links a detail page to its overview: "Services /" before the page's name in its `Hero`. */
export function Breadcrumb({ overview }: { overview: '/services' | '/industries' }) {
  return (
    <nav aria-label="Breadcrumb" className={useStyle(style)}>
      <a href={overview}>{mainLinks.find(({ href }) => href === overview)?.text}</a>
    </nav>
  );
}
