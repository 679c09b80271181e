import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, mutedColor, typography } from '../../theme.ts';

const lineStyle: Style = {
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  color: mutedColor,
  fontWeight: 600,
};
const signStyle: Style = { flex: 'none', width: '34px', height: '30px' };
const triangleStyle: Style = { fill: 'none', stroke: color.ink, strokeWidth: 1.9 };
const numberStyle: Style = {
  fill: color.ink,
  fontSize: typography.small.fontSize,
  fontWeight: 700,
  fontStretch: font.condensed,
};

/** The article's number in a triangle, as drawings number their revisions, and its category. */
export function ArticleCategoryLine({ number, children }: { number: number; children: string }) {
  return (
    <p className={useStyle(lineStyle)}>
      <svg viewBox="0 0 34 30" aria-hidden className={useStyle(signStyle)}>
        <path d="M17 2L32 28H2Z" className={useStyle(triangleStyle)} />
        <text x="17" y="24" textAnchor="middle" className={useStyle(numberStyle)}>
          {number}
        </text>
      </svg>
      {children}
    </p>
  );
}
