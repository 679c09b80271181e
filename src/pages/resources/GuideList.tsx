import guideSprite from 'drawings:guides';
import { Drawing } from '../../components/Drawing.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { guides, resources } from '../../content/pages/resources.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { font, media, mutedColor, rule, space, typography, visuallyHidden } from '../../theme.ts';
import { GuideDownloadButton } from './GuideDownloadButton.tsx';
import { useGuideDownload } from './useGuideDownload.ts';

const styles = {
  guide: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
    borderTop: rule.frame,
    '&:first-of-type': { borderTop: 0 },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
    [media.phone]: { gridTemplateColumns: 'clamp(88px, 26%, 180px) minmax(0, 1fr)' },
  },
  figure: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    padding: `36px ${space.cell}`,
    borderRight: rule.cell,
    [media.tablet]: { gridRow: '1 / 3', paddingInline: '20px' },
    [media.phone]: { padding: `24px 0 0 ${space.cell}`, border: 0 },
  },
  head: { padding: `36px ${space.cell} ${space.row}`, '& > p': { maxWidth: '30em' } },
  title: { ...typography.entryTitle, marginBottom: '16px' },
  contents: {
    padding: `36px ${space.cell} ${space.row}`,
    borderLeft: rule.cell,
    [media.upToTablet]: { paddingTop: 0, border: 0 },
    [media.phone]: { gridColumn: '1 / -1' },
  },
  chapters: { marginTop: '8px', counterReset: 'chapter' },
  chapter: {
    ...typography.note,
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    padding: '8px 0',
    borderTop: rule.cell,
    counterIncrement: 'chapter',
    '&::before': { content: 'counter(chapter) / ""', fontWeight: 600, fontStretch: font.condensed, color: mutedColor },
  },
  /** The title block aligns with the columns above it, and the button with the chapters. On paper there is no button. */
  foot: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(210px, 4fr)',
    whiteSpace: 'nowrap',
    [media.phoneOrPaper]: { display: 'block' },
  },
  announcement: visuallyHidden,
} satisfies Styles;

const childStyles = {
  drawing: { root: { maxWidth: '240px' } },
  titleBlock: { root: { flexWrap: 'wrap' } },
} satisfies Record<string, Styles>;

/** The guides. Each ends with a title block and its Download button. */
export function GuideList() {
  const classes = useStyles(styles);
  const { downloading, start } = useGuideDownload();
  return (
    <>
      <ol>
        {guides.map((guide, index) => (
          <li key={guide.id} className={classes.guide}>
            <figure className={classes.figure}>
              <Drawing sprite={guideSprite} name={guide.icon} styles={childStyles.drawing} />
            </figure>
            <header className={classes.head}>
              <h3 id={guide.id} className={classes.title}>
                {guide.title}
              </h3>
              <p>{guide.description}</p>
            </header>
            <div className={classes.contents}>
              <h4>{resources.guides.contentsLabel}</h4>
              <ol className={classes.chapters}>
                {guide.contents.map((chapter) => (
                  <li key={chapter} className={classes.chapter}>
                    {chapter}
                  </li>
                ))}
              </ol>
            </div>
            <footer className={classes.foot}>
              <TitleBlock
                styles={childStyles.titleBlock}
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
      <output className={classes.announcement}>{downloading && `${downloading.title}: download started`}</output>
    </>
  );
}
