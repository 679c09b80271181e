import guideSprite from 'drawings:guides';
import { Drawing } from '../../components/Drawing.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { guides, resources } from '../../content/resources.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, media, quiet, rule, space, type } from '../../theme.ts';
import { GuideDownloadButton } from './GuideDownloadButton.tsx';
import { useGuideDownload } from './useGuideDownload.ts';

const style: Style = {
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
  '& > li + li': { borderTop: rule.frame },
  '& figure': { padding: `36px ${space.cell}`, borderRight: rule.cell },
  '& figure > svg': { maxWidth: '240px', margin: 'auto' },
  '& header, & li > div': { padding: `36px ${space.cell} ${space.row}` },
  '& h3': { ...type.heading, marginBottom: '16px' },
  '& p': { maxWidth: '30em' },
  '& li > div': { borderLeft: rule.cell },
  '& ol': { marginTop: '8px', counterReset: 'chapter' },
  '& ol > li': {
    ...type.note,
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    padding: '8px 0',
    borderTop: rule.cell,
    counterIncrement: 'chapter',
    '&::before': { content: 'counter(chapter) / ""', fontWeight: 600, fontStretch: font.condensed, color: quiet },
  },
  // The facts align with the columns above them, and the button with the chapters.
  '& footer': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(210px, 4fr)',
    whiteSpace: 'nowrap',
  },
  '& footer > div': { borderTop: rule.frame },
  [media.belowDesktop]: { '& li > div': { paddingTop: 0, border: 0 } },
  [media.tablet]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
    '& figure': { gridRow: '1 / 3', paddingInline: '20px' },
  },
  [media.phone]: {
    '& > li': { gridTemplateColumns: 'clamp(88px, 26%, 180px) minmax(0, 1fr)' },
    '& figure': { padding: `24px 0 0 ${space.cell}`, border: 0 },
    '& li > div': { gridColumn: '1 / -1' },
    '& footer': { display: 'block' },
    '& footer > div': { borderTop: 0 },
  },
  // Without the button.
  [media.print]: { '& footer': { display: 'block' } },
};

/** The guides. Each ends with a line of facts and its Download button. */
export function GuideList() {
  const { downloading, start } = useGuideDownload();
  return (
    <>
      <ol className={useStyle(style)}>
        {guides.map((guide, index) => (
          <li key={guide.id}>
            <figure>
              <Drawing sprite={guideSprite} name={guide.icon} />
            </figure>
            <header>
              <h3 id={guide.id}>{guide.title}</h3>
              <p>{guide.description}</p>
            </header>
            <div>
              <h4>{resources.guides.contentsLabel}</h4>
              <ol>
                {guide.contents.map((chapter) => (
                  <li key={chapter}>{chapter}</li>
                ))}
              </ol>
            </div>
            <footer>
              <TitleBlock
                rows={[
                  ['Sheet', `${index + 1} of ${guides.length}`],
                  ['Format', 'PDF'],
                  ['File size', guide.fileSize],
                  ['Pages', String(guide.pages)],
                ]}
              />
              <GuideDownloadButton guide={guide} titleId={guide.id} downloading={downloading} onStart={start} />
            </footer>
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{downloading && `${downloading.title}: download started`}</output>
    </>
  );
}
