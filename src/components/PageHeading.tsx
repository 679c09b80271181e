import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columnLines, media, size } from '../theme.ts';
import { buttonRow, leadAndButtons } from './button-row.ts';
import { PageTitle, titleStyle, type PageTitleProps } from './PageTitle.tsx';
import { useStyle } from '../useStyle.ts';

const style = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  padding: '56px 0 48px',
  '& h1': titleStyle,
  [media.tablet]: { display: 'block', padding: `48px ${size.cell} 44px`, '& h1': { fontSize: '7.8vw' } },
  [media.phone]: {
    display: 'block',
    padding: `32px ${size.cellPhone}`,
    '& h1': { fontSize: 'clamp(44px, 14.4vw, 82px)' },
  },
});

const titleColumnStyle = css({
  gridColumn: '1 / 9',
  padding: `0 ${size.cell}`,
  [media.belowDesktop]: { padding: 0 },
});

const leadStyle = css({
  gridColumn: '9 / 13',
  paddingRight: size.cell,
  fontSize: '19px',
  lineHeight: 1.5,
  [media.belowDesktop]: { paddingRight: 0, marginTop: '20px' },
  [media.tablet]: leadAndButtons,
  [media.phone]: { fontSize: '17px' },
});

const actionsStyle = css(buttonRow, {
  marginTop: '24px',
  [media.tablet]: { marginTop: 0 },
  [media.phone]: { marginTop: '20px' },
});

export interface PageHeadingProps extends PageTitleProps {
  lead: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The page's h1 with its lead and its buttons. */
export function PageHeading({ lead, children, ...title }: PageHeadingProps) {
  const actionsClass = useStyle(actionsStyle);
  return (
    <div className={useStyle(style)}>
      <div className={useStyle(titleColumnStyle)}>
        <PageTitle {...title} />
      </div>
      <div className={useStyle(leadStyle)}>
        <p>{lead}</p>
        {children && <div className={actionsClass}>{children}</div>}
      </div>
    </div>
  );
}
