import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, quiet, type } from '../../theme.ts';

const style: Style = {
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  color: quiet,
  fontWeight: 600,
  '& svg': { flex: 'none', width: '34px', height: '30px' },
  '& path': { fill: 'none', stroke: color.ink, strokeWidth: 1.9 },
  '& text': { fill: color.ink, fontSize: type.small.fontSize, fontWeight: 700, fontStretch: font.condensed },
};

/** The article's number in a triangle, as drawings number their revisions, and its category. */
export function ArticleCategoryLine({ number, children }: { number: number; children: string }) {
  return (
    <p className={useStyle(style)}>
      <svg viewBox="0 0 34 30" aria-hidden>
        <path d="M17 2L32 28H2Z" />
        <text x="17" y="24" textAnchor="middle">
          {number}
        </text>
      </svg>
      {children}
    </p>
  );
}
