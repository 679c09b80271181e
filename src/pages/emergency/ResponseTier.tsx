import type { responseTiers } from '../../content/services/emergency-repair/page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, media, typography } from '../../theme.ts';
import { across } from './response-line.ts';
import { ResponseArrow } from './ResponseArrow.tsx';

const tierStyle: Style = {
  position: 'relative',
  padding: '22px 0 0 36px',
  '--tip': 'calc(100% - 42px)',
  [across]: {
    display: 'grid',
    justifyContent: 'start',
    padding: '24px 2px 20px calc(var(--end) + 16px)',
    '--tip': '48px',
  },
  // Time and meaning in one line, so that the page is one sheet.
  [media.print]: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    paddingTop: '4px',
    '--tip': 'calc(100% - 22px)',
  },
};

/** The longest arrow leaves room only above it, and the line down ends at the tip of the last one. */
const lastTierStyle: Style = {
  '--below': 'var(--tip)',
  [across]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    padding: '24px 2px 16px 16px',
    '--tip': '0px',
  },
};

/** Hides the lines that pass behind the words. */
const overLines = { padding: '4px 12px 0 0', background: 'var(--ground)' } as const;

const titleStyle: Style = {
  ...typography.entryTitle,
  [across]: overLines,
  [media.print]: { flex: 'none', fontSize: '14pt' },
};
const firstTitleStyle: Style = { color: color.red };
const textStyle: Style = {
  paddingTop: '4px',
  lineHeight: 1.4,
  [across]: overLines,
  [media.print]: { fontSize: '10pt' },
};
const kindStyle: Style = { fontStretch: font.control };

interface ResponseTierProps {
  tier: (typeof responseTiers)[number];
  place: 'first' | 'between' | 'last';
  /** Sets the end of its arrow, `--end`. */
  style: Style;
}

/** A response tier: its time, its meaning, and the arrow that measures it. */
export function ResponseTier({ tier, place, style }: ResponseTierProps) {
  return (
    <li className={useStyle(style)}>
      <div className={useStyle(tierStyle, place === 'last' ? lastTierStyle : undefined)}>
        <h3 className={useStyle(titleStyle, place === 'first' ? firstTitleStyle : undefined)}>
          {tier.time}
          <ResponseArrow />
        </h3>
        <p className={useStyle(textStyle)}>
          <b className={useStyle(kindStyle)}>{`${tier.type}.`}</b> {tier.desc}
        </p>
      </div>
    </li>
  );
}
