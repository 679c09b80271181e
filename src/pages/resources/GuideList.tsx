import { css } from '@emotion/react';
import guideSprite from 'drawings:guides';
import { guides, resources } from '../../content/resources.ts';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { GuideDownloadButton } from './GuideDownloadButton.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useGuideDownload } from './useGuideDownload.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '3fr 5fr 4fr',
    borderBottom: rule.frame,
    '&:last-of-type': { borderBottom: 0 },
  },
  [media.tablet]: { '& > li': { gridTemplateColumns: '3fr 9fr' } },
  [media.phone]: { '& > li': { gridTemplateColumns: 'clamp(88px, 26%, 180px) minmax(0, 1fr)', columnGap: '16px' } },
});

const drawingStyle = css({
  padding: `40px ${size.cell}`,
  borderRight: rule.cell,
  '& > svg': { maxWidth: '240px', margin: 'auto' },
  [media.tablet]: { gridRow: '1 / 3', padding: '32px 20px' },
  [media.phone]: { padding: `24px 0 0 ${size.cellPhone}`, borderRight: 0 },
});

const textStyle = css({
  padding: `44px 40px 40px ${size.cell}`,
  '& h3': { ...heading, marginBottom: '18px', fontSize: 'clamp(36px, 3.6vw, 52px)' },
  '& p': { maxWidth: '30em' },
  [media.tablet]: { padding: `32px ${size.cell} 20px` },
  [media.phone]: {
    padding: `24px ${size.cellPhone} 20px 0`,
    '& h3': { marginBottom: '10px', fontSize: 'clamp(28px, 7.6vw, 44px)' },
    '& p': { fontSize: '16px', lineHeight: 1.45 },
  },
});

const chaptersStyle = css({
  padding: `44px ${size.cell} 40px`,
  borderLeft: rule.cell,
  '& h4': { ...label, fontWeight: 400 },
  '& ol': { marginTop: '8px', counterReset: 'chapter' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    padding: '8px 0',
    borderTop: rule.cell,
    fontSize: '16px',
    lineHeight: 1.4,
    counterIncrement: 'chapter',
    '&::before': {
      content: 'counter(chapter) / ""',
      fontWeight: 600,
      fontStretch: font.condensed,
      color: color.steel7,
    },
  },
  [media.tablet]: { padding: `0 ${size.cell} 28px`, borderLeft: 0 },
  [media.phone]: { gridColumn: '1 / -1', padding: `0 ${size.cellPhone} 20px`, borderLeft: 0 },
});

/** The facts about the file in line with the columns above them, and the button under the chapters. */
const footerStyle = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '8fr 4fr',
  '& > dl': { whiteSpace: 'nowrap' },
  '& > dl > div:first-of-type': { flex: '0 0 37.5%' },
  '& > div': { borderTop: rule.frame },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > dl > div:first-of-type': { flex: '1 1 40%' },
    '& > div': { borderTop: 0 },
  },
  // Without the button.
  [media.print]: { gridTemplateColumns: '1fr' },
});

/** The guides one below the other, each closed by a line of facts that ends in its Download button. */
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
