import { Button } from '../../components/Button.tsx';
import { resources, type Guide } from '../../content/pages/resources.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';

const styles = {
  spinner: {
    width: '20px',
    height: '20px',
    border: '3px solid currentColor',
    borderTopColor: 'transparent',
    borderRadius: '50%',
    animation: 'spin 900ms linear infinite',
    '@keyframes spin': { to: { transform: 'rotate(360deg)' } },
    [media.reducedMotion]: { animation: 'none' },
  },
} satisfies Styles;

const buttonStyle: Style = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '12px',
  minHeight: '64px',
  borderRadius: 0,
};

interface GuideDownloadButtonProps {
  guide: Guide;
  /** The id of the guide's heading, which distinguishes this button from the others. */
  titleId: string;
  /** The guide in download: this guide or another. */
  downloading: Guide | undefined;
  onStart: (guide: Guide) => void;
}

/**
 * The Download button of a guide. Does nothing while a guide is downloaded. The button is not disabled, because a disabled button
 * loses the focus, and a screen reader in Firefox would lose its place on the page.
 */
export function GuideDownloadButton({ guide, titleId, downloading, onStart }: GuideDownloadButtonProps) {
  const classes = useStyles(styles);
  const isBusy = downloading === guide;
  const buttonId = `download-${guide.id}`;
  return (
    <Button
      kind="solid"
      id={buttonId}
      aria-labelledby={`${buttonId} ${titleId}`}
      aria-disabled={downloading ? true : undefined}
      onClick={() => onStart(guide)}
      style={buttonStyle}
    >
      {isBusy && <span className={classes.spinner} />}
      {/* An element, because React can insert nothing before plain text that a translating browser has replaced. */}
      <span>{isBusy ? resources.download.busy : resources.download.action}</span>
    </Button>
  );
}
