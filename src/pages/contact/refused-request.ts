import { createContext, use } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import type { ContactValues, FieldProblems } from './contact-rules.ts';

/** A request that the server refuses, for the form of the page that answers it. */
export interface RefusedRequest {
  initialValues: ContactValues;
  problems: FieldProblems;
  notice: NoticeText;
  /** Whether files were attached, which a page cannot give back to the browser. */
  filesLost: boolean;
}

/** Set on the server only, where a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

export function useRefusedRequest(): RefusedRequest | undefined {
  return use(RefusedRequestContext);
}
