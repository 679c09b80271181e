import { css } from '@emotion/react';
import { media } from '../../theme.ts';

/** The printed page is the checklist with the response times: what hangs by the disconnect. */
export const screenOnlyStyle = css({ [media.print]: { display: 'none' } });
