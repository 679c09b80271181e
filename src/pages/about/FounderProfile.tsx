import { css } from '@emotion/react';
import aboutSprite from 'drawings:about';
import { cellsStyle } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { AboutContent } from '../../content/about.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { lettering, media, rule, space, type } from '../../theme.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: `32px ${space.cell}`,
  [media.belowDesktop]: { '& svg': { maxWidth: '480px', margin: 'auto', fontSize: lettering.more } },
});

const wordsStyle = css({
  padding: `${space.head} ${space.cell}`,
  '& > h2': { marginBottom: space.row, columnSpan: 'all' },
  '& > p': { maxWidth: '42em', marginBottom: '14px' },
  [media.tablet]: { columns: 2, columnGap: '40px' },
});

const rulesHeadingStyle = css({ padding: `${space.row} ${space.cell}`, borderTop: rule.frame });

const rulesStyle = css({
  '--cell-width': 'max(200px, 20% - 1px)',
  counterReset: 'rule',
  '& > li': {
    ...type.name,
    fontWeight: 500,
    counterIncrement: 'rule',
    '&::before': { ...numberBadge, content: 'counter(rule)', marginBottom: '14px' },
  },
  [media.belowDesktop]: {
    '--cell-width': '100%',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      gap: '16px',
      alignItems: 'center',
      paddingBlock: '12px',
    },
    '& > li::before': { margin: 0 },
  },
  [media.print]: { '& > li::before': { background: 'none' } },
});

export interface FounderProfileProps {
  id: string;
  founder: AboutContent['founder'];
}

/** The founder's profile. The site shows no persons, so a drawing of the bracket in the text takes the place of a portrait. */
export function FounderProfile({ id, founder }: FounderProfileProps) {
  return (
    <>
      <div className={useStyle(style)}>
        <div className={useStyle(drawingStyle)} data-ground="ink">
          <Drawing
            sprite={aboutSprite}
            name="bracket"
            label="An alignment bracket clamped to a stiff pipe; its arm sags below the true line, and a dial indicator reads by how much"
          />
        </div>
        <div className={useStyle(wordsStyle)}>
          <h2 id={id}>{founder.title}</h2>
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Shown', 'The bracket, on its sag test'],
          ['Role', founder.role],
          ['Trade', 'By apprenticeship'],
        ]}
      />
      <h3 className={useStyle(rulesHeadingStyle)}>Rules for whoever comes after</h3>
      <ol className={`${useStyle(cellsStyle)} ${useStyle(rulesStyle)}`}>
        {founder.rules.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </>
  );
}
