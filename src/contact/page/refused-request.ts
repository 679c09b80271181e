import { createContext, use } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import type { ContactValues, FieldProblems } from '../rules.ts';

/** A request that the server refuses. The form of the answering page shows it. */
export interface RefusedRequest {
  initialValues: ContactValues;
  problems: FieldProblems;
  notice: NoticeText;
  /** Whether files were attached, which a page cannot give back to the browser. */
  filesLost: boolean;
  /** Whether a text came back without its end. */
  textCut: boolean;
}

/** Set only on the server, when a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

export const useRefusedRequest = () => use(RefusedRequestContext);
