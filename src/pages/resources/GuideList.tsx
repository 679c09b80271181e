import guideSprite from 'drawings:guides';
import { Drawing } from '../../components/Drawing.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { guides } from '../../content/pages/resources.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';
import { GuideDownloadButton } from './GuideDownloadButton.tsx';
import { GuideSheet } from './GuideSheet.tsx';
import { useGuideDownload } from './useGuideDownload.ts';

const styles = {
  guide: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    borderTop: rule.frame,
    '&:first-of-type': { borderTop: 0 },
    [media.upToUprightTablet]: { display: 'block' },
  },
  /** The button is at the end, below the title block. */
  facts: {
    display: 'flex',
    flexDirection: 'column',
    borderLeft: rule.cell,
    [media.upToUprightTablet]: { borderLeft: 0 },
  },
  about: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(88px, 13vw, 180px)',
    gap: space.cell,
    alignContent: 'center',
    alignItems: 'center',
    padding: `${space.row} ${space.cell}`,
    // The page of the guide is high here, so the drawing is below the words.
    [media.upToTablet]: { gridTemplateColumns: '1fr', justifyItems: 'center' },
    [media.upToUprightTablet]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(88px, 13vw, 180px)' },
  },
  description: typography.lead,
} satisfies Styles;

const drawingStyle: Style = { maxWidth: '200px' };
const titleBlockStyles = { root: { flexWrap: 'wrap' } } satisfies Styles;

/** The guides: the page of each beside its description, title block and Download button. */
export function GuideList() {
  const classes = useStyles(styles);
  const { downloading, start } = useGuideDownload();
  return (
    <>
      <ol>
        {guides.map((guide, index) => (
          <li key={guide.id} className={classes.guide}>
            <GuideSheet guide={guide} />
            <div className={classes.facts}>
              <div className={classes.about}>
                <p className={classes.description}>{guide.description}</p>
                {/* The drawing of the cover, without the cover's page. */}
                <Drawing sprite={guideSprite} name={guide.icon} view="picture" style={drawingStyle} />
              </div>
              <TitleBlock
                styles={titleBlockStyles}
                rows={[
                  ['Guide', `${index + 1} of ${guides.length}`],
                  ['Full guide', `${guide.pages} pages, ${guide.fileSize}`],
                  ['Download', 'one-page PDF'],
                ]}
              />
              <GuideDownloadButton guide={guide} titleId={guide.id} downloading={downloading} onStart={start} />
            </div>
          </li>
        ))}
      </ol>
      <output>{downloading && `${downloading.title}: download started`}</output>
    </>
  );
}
