import type { ReactNode } from 'react';
import { heading } from '../theme.ts';
import { PlainName } from './PlainName.tsx';

export const titleStyle = {
  ...heading,
  fontSize: 'clamp(56px, 6.6vw, 96px)',
  lineHeight: 0.92,
  letterSpacing: '-0.02em',
};

export interface PageTitleProps {
  /** What the page is plainly called, where its title does not say so. */
  name?: string;
  /** The line that says it better. */
  title: string;
  /** A detail page's `Breadcrumb`, in one line with the name. */
  breadcrumb?: ReactNode;
}

/** The page's h1. */
export function PageTitle({ name, title, breadcrumb }: PageTitleProps) {
  return (
    <>
      {breadcrumb}
      <h1>
        {name && <PlainName>{name}</PlainName>} {title}
      </h1>
    </>
  );
}
