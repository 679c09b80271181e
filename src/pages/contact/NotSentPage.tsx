import { css } from '@emotion/react';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { useSite } from '../../SiteContext.ts';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyle } from '../../useStyle.ts';
import { notSentTexts } from '../../content/not-sent.ts';
import { telephoneLink } from '../../content/contact-link.ts';
import { heading, media, rule, size } from '../../theme.ts';

const waysStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: rule.cell,
  '& > div': { padding: `36px ${size.cell} 44px` },
  '& > div + div': { borderLeft: rule.cell },
  '& h2': { ...heading, marginBottom: '12px', fontSize: '34px' },
  '& p': { maxWidth: '56ch', fontSize: '19px' },
  '& a': { fontWeight: 600 },
  [media.phone]: {
    display: 'block',
    '& > div': { padding: `28px ${size.cellPhone} 32px` },
    '& > div + div': { borderLeft: 0, borderTop: rule.cell },
  },
});

/** Answers a form that was posted because its script was not running. It runs none itself, which would put the form in its place. */
export function NotSentPage() {
  const { email, phone } = useSite();
  return (
    <Section label={notSentTexts.heading}>
      <PageHeading title={notSentTexts.heading} lead={notSentTexts.text} />
      <div className={useStyle(waysStyle)}>
        <div>
          <h2>Try again</h2>
          <p>{notSentTexts.back}</p>
        </div>
        <div>
          <h2>Reach us without the form</h2>
          <p>
            {notSentTexts.write} <a href={`mailto:${email}`}>{email}</a>
            {phone && (
              <>
                {' '}
                {notSentTexts.call} <a href={telephoneLink(phone)}>{phone}</a>
              </>
            )}
            .
          </p>
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Title', notSentTexts.heading],
          ['Sheet', 'Request form'],
          ['Revision', '1'],
          ['Status', '405'],
        ]}
      />
    </Section>
  );
}
