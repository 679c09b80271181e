import type { Response } from 'express';
import type { RefusedRequest, Rendering } from '../../entry-server.tsx';
import { fontPreload } from '../../render/head.ts';
import { contentSecurityPolicy, type SecurityOptions } from '../security-headers.ts';
import { refusals } from './outcomes.ts';
import type { TakenRequest } from './take-request.ts';

export interface AnswerOptions {
  security: SecurityOptions;
  /** Pages without scripts: they answer those who have none, or whose scripts had not come yet. */
  renderRefused: (refused: RefusedRequest) => Promise<Rendering>;
  renderSent: () => Promise<Rendering>;
}

/** Where a sent request leads to. */
export const sentPath = '/contact/sent';

/** Seconds after which a busy server may be asked again. */
const busyFor = '5';

/** The answers to posted requests: JSON for scripts, pages for browsers without. Nothing keeps them. */
export function createAnswers({ security, renderRefused, renderSent }: AnswerOptions) {
  const sendPage = ({ html, styleHash }: Rendering, response: Response) => {
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(styleHash, security),
      Link: fontPreload,
    });
    response.type('html').send(html);
  };

  const answer = async (taken: TakenRequest, wantsJson: boolean, response: Response) => {
    const { outcome, id, values, judgement, files } = taken;
    response.setHeader('Cache-Control', 'no-store');
    if (outcome === 'aborted') {
      response.destroy();
    } else if (outcome === 'sent' || outcome === 'repeated') {
      if (wantsJson) response.json({ sent: true, id });
      else response.redirect(303, sentPath);
    } else {
      const { status, notice: usual } = refusals[outcome];
      const { problems, notice = usual } = outcome === 'invalid' ? judgement : {};
      if (outcome === 'busy') response.setHeader('Retry-After', busyFor);
      response.status(status);
      const refused = { initialValues: values, problems: problems ?? {}, notice, filesLost: files > 0 };
      if (wantsJson) response.json({ problems, notice });
      else sendPage(await renderRefused(refused), response);
    }
  };

  return { answer, sentPage: async (response: Response) => sendPage(await renderSent(), response) };
}
