import { css } from '@emotion/react';
import guideSprite from 'drawings:guides';
import { Drawing } from '../../components/Drawing.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { guides, resources } from '../../content/resources.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { font, media, quiet, rule, space, type } from '../../theme.ts';
import { GuideDownloadButton } from './GuideDownloadButton.tsx';
import { useGuideDownload } from './useGuideDownload.ts';

const style = css({
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
  '& > li + li': { borderTop: rule.frame },
  [media.tablet]: { '& > li': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
  [media.phone]: { '& > li': { gridTemplateColumns: 'clamp(88px, 26%, 180px) minmax(0, 1fr)' } },
});

const drawingStyle = css({
  padding: `36px ${space.cell}`,
  borderRight: rule.cell,
  '& > svg': { maxWidth: '240px', margin: 'auto' },
  [media.tablet]: { gridRow: '1 / 3', paddingInline: '20px' },
  [media.phone]: { padding: `24px 0 0 ${space.cell}`, border: 0 },
});

const textStyle = css({
  padding: `36px ${space.cell} ${space.row}`,
  '& h3': { ...type.heading, marginBottom: '16px' },
  '& p': { maxWidth: '30em' },
});

const chaptersStyle = css({
  padding: `36px ${space.cell} ${space.row}`,
  borderLeft: rule.cell,
  '& ol': { marginTop: '8px', counterReset: 'chapter' },
  '& li': {
    ...type.note,
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    padding: '8px 0',
    borderTop: rule.cell,
    counterIncrement: 'chapter',
    '&::before': { content: 'counter(chapter) / ""', fontWeight: 600, fontStretch: font.condensed, color: quiet },
  },
  [media.belowDesktop]: { paddingTop: 0, border: 0 },
  [media.phone]: { gridColumn: '1 / -1' },
});

/** The facts about the file in line with the columns above them, and the button under the chapters. */
const footerStyle = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(210px, 4fr)',
  '& > dl': { whiteSpace: 'nowrap' },
  '& > div': { borderTop: rule.frame },
  [media.phone]: { display: 'block', '& > div': { borderTop: 0 } },
  // Without the button.
  [media.print]: { display: 'block' },
});

/** The guides one below the other. Each ends in a line of facts with its Download button. */
export function GuideList() {
  const { downloading, start } = useGuideDownload();
  const listClass = useStyle(style);
  const drawingClass = useStyle(drawingStyle);
  const textClass = useStyle(textStyle);
  const chaptersClass = useStyle(chaptersStyle);
  const footerClass = useStyle(footerStyle);
  return (
    <>
      <ol className={listClass}>
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <div className={drawingClass}>
              <Drawing sprite={guideSprite} name={guide.icon} />
            </div>
            <div className={textClass}>
              <h3 id={guide.id}>{guide.title}</h3>
              <p>{guide.description}</p>
            </div>
            <div className={chaptersClass}>
              <h4>{resources.guides.contentsLabel}</h4>
              <ol>
                {guide.contents.map((chapter) => (
                  <li key={chapter}>{chapter}</li>
                ))}
              </ol>
            </div>
            <div className={footerClass}>
              <TitleBlock
                rows={[
                  ['Sheet', `${index + 1} of ${guides.length}`],
                  ['Format', 'PDF'],
                  ['File size', guide.fileSize],
                  ['Pages', String(guide.pages)],
                ]}
              />
              <GuideDownloadButton guide={guide} titleId={guide.id} downloading={downloading} onStart={start} />
            </div>
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{downloading && `${downloading.title}: download started`}</output>
    </>
  );
}
