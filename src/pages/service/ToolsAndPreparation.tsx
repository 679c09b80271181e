import { css } from '@emotion/react';
import type { Point } from '../../content/page-parts.ts';
import { color, font, heading, media, rule, size } from '../../theme.ts';
import { Checklist } from '../../components/Checklist.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  '& > div': { padding: `64px ${size.cell} 48px` },
  '& > div + div': { borderLeft: rule.cell },
  '& h2': { ...heading, marginBottom: '32px', fontSize: 'clamp(40px, 4.4vw, 62px)' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    columnGap: '24px',
    padding: '13px 0',
    borderTop: rule.cell,
  },
  '& dt': { fontSize: '21px', fontWeight: 600, lineHeight: 1.2, fontStretch: font.condensed },
  '& dd': { maxWidth: '38em', fontSize: '16px', lineHeight: 1.5, color: color.steel7 },
  '.ink & dd': { color: color.fog },
  [media.belowDesktop]: { '& dl > div': { display: 'block' }, '& dd': { marginTop: '4px' } },
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', '& > div': { padding: `44px ${size.cell} 40px` } },
  [media.phone]: {
    display: 'block',
    '& > div': { padding: `40px ${size.cellPhone} 32px` },
    '& > div + div': { borderLeft: 0, borderTop: rule.cell },
    '& h2': { marginBottom: '20px', fontSize: 'clamp(36px, 10vw, 56px)' },
  },
});

/** What we bring to the job beside what the plant has ready for it. */
export function ToolsAndPreparation({ tools, prepare }: { tools: readonly Point[]; prepare: readonly string[] }) {
  return (
    <div className={useStyle(style)}>
      <div>
        <h2 id="tools">What we bring</h2>
        <dl>
          {tools.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 id="prepare">What you prepare</h2>
        <Checklist items={prepare} />
      </div>
    </div>
  );
}
