import { css } from '@emotion/react';
import cloudSprite from 'drawings:not-found';
import { useEffect } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { GoBackButton } from './GoBackButton.tsx';
import { titleStyle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyle } from '../../useStyle.ts';
import { media, rule, size } from '../../theme.ts';
import type { PageProps } from '../../page.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'center',
  padding: `56px ${size.cell}`,
  '& > svg': { paddingRight: '64px' },
  '& h1': { ...titleStyle, fontSize: 'clamp(56px, 6vw, 88px)', marginBottom: '28px' },
  [media.belowDesktop]: { '& > svg': { '--labels': 'hidden' } },
  [media.narrow]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '32px',
    '& > svg': { padding: 0 },
  },
  [media.phone]: { padding: `32px ${size.cellPhone}` },
});

const leadStyle = css({ maxWidth: '34em', marginBottom: '28px', fontSize: '19px' });

const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  [media.phone]: { '& > *': { flexGrow: 1 } },
});

const emergencyStyle = css({
  paddingTop: '24px',
  marginTop: '32px',
  borderTop: rule.cell,
  '& p': { marginBottom: '12px' },
});

export function NotFoundPage({ path }: PageProps) {
  useEffect(() => {
    // So that a broken link can be traced.
    console.error(`404: no page at ${path}`);
  }, [path]);
  return (
    <Section label="Page not found">
      <div className={useStyle(style)}>
        <Drawing sprite={cloudSprite} name="cloud" />
        <div>
          <h1>Page Not Found</h1>
          <p className={useStyle(leadStyle)}>
            This address is not in our drawing set. The sheet may have been renumbered, or the link was copied with a
            character missing.
          </p>
          <div className={useStyle(actionsStyle)}>
            <ButtonLink href="/" kind="solid">
              Return to Homepage
            </ButtonLink>
            <ButtonLink href="/contact">Contact Support</ButtonLink>
            <GoBackButton>Go Back</GoBackButton>
          </div>
          <div className={useStyle(emergencyStyle)}>
            <p>Line down? Do not look for the page.</p>
            <EmergencyButton>Request emergency service</EmergencyButton>
          </div>
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Title', 'Page Not Found'],
          ['Sheet', 'Not in set'],
          ['Revision', '1'],
          ['Status', '404'],
        ]}
      />
    </Section>
  );
}
