import cloudSprite from 'drawings:not-found';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Hero } from '../../components/Hero.tsx';
import { buttonRow } from '../../components/layouts.ts';
import { linkNames } from '../../content/company/link-names.ts';
import type { Page, PageProps } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { lettering, media, rule, typography } from '../../theme.ts';

const styles = {
  /** One button over two, in a block. */
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    width: '440px',
    maxWidth: '100%',
    [media.phone]: { width: 'auto' },
  },
  emergency: [
    buttonRow,
    {
      width: '100%',
      paddingTop: '24px',
      borderTop: rule.cell,
      marginTop: '12px',
      '& > p': { width: '100%', marginBottom: '12px', [media.print]: { margin: 0 } },
    },
  ],
} satisfies Styles;

/** The drawing is wider than others, and takes more of the page. */
const heroStyles = {
  // The title fits on one line.
  title: typography.sectionTitle,
  layout: { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  figure: { '--lettering': lettering.much, [media.upToTablet]: { '--labels': 'hidden' } },
} satisfies Styles;

const firstStyle: Style = { flex: '1 1 100%' };

const buttonStyle: Style = { flexGrow: 1 };

function NotFoundPage({ path }: PageProps) {
  const classes = useStyles(styles);
  useEffect(() => {
    // The message helps to trace a broken link.
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <Hero
      label="Page not found"
      styles={heroStyles}
      title="Page Not Found"
      lead={
        <>
          We couldn’t find that page. See what we do under <a href="/services">Services</a>
          {' and '}
          <a href="/industries">Industries</a>.
        </>
      }
      arrangement="left"
      ground="paper"
      drawing={<Drawing sprite={cloudSprite} name="cloud" />}
      actions={
        <>
          <div className={classes.ways}>
            <ButtonLink href="/" kind="solid" style={firstStyle}>
              Return to Homepage
            </ButtonLink>{' '}
            <ButtonLink href="/contact" style={buttonStyle}>
              Contact Support
            </ButtonLink>{' '}
            <Button style={buttonStyle} onClick={goBack}>
              Go Back
            </Button>
          </div>
          <div className={classes.emergency}>
            <p>Line down?</p>
            <EmergencyButton>{linkNames.emergency}</EmergencyButton>
          </div>
        </>
      }
      titleBlock={[
        ['Title', 'Page Not Found'],
        ['Status', '404'],
      ]}
    />
  );
}

/** Goes back in the browser's history, or to the home page from the first page of a tab. */
const goBack = () => (isFirstInTab() ? window.location.assign('/') : window.history.back());

/**
 * Tells whether no page precedes this one in the tab. `history.length` also counts later pages. The entries of the Navigation API
 * omit other sites, so the first entry is the first page of the tab only if there are as many entries as `history.length`.
 */
function isFirstInTab(): boolean {
  const { navigation, history } = window;
  return history.length === (navigation?.currentEntry?.index === 0 ? navigation.entries().length : 1);
}

export const { Component, summary, noindex } = {
  Component: NotFoundPage,
  summary: { name: 'Page Not Found', description: 'We couldn’t find that page.', keywords: [] },
  noindex: true,
} satisfies Page;
