import { createContext, use } from 'react';
import type { RefusedRequest } from '../rules.ts';

/** Set only on the server, when a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

export const useRefusedRequest = () => use(RefusedRequestContext);
