import { useSyncExternalStore } from 'react';
import type { NoticeText } from '../../content/page-parts.ts';
import type { ContactField } from '../fields.ts';
import { addFiles, type NamedFile } from '../files.ts';
import { emptyValues, type ContactValues, type FieldProblems } from '../rules.ts';
import { afterLink, type Entered } from './after-link.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  /** The visitor's file. Once it was read, a copy of it in memory. */
  file: File;
  isRead: boolean;
}

/** A history entry whose link the form has followed. */
interface FollowedLink {
  key: string;
  search: string;
}

/** The values are those that the fields had when the form was last read: while the form is shown, the document has the texts. */
export interface FormState extends Entered {
  followed: FollowedLink;
  files: readonly Attachment[];
  lastFileId: number;
  /** The problems of the last batch of files; empty without any. */
  filesProblem: string;
  problems: FieldProblems;
  /** The words that a screen reader says. The number grows, so that the same words are said again. */
  announcement: { words: string; times: number };
  /** The form confirms what was sent until the visitor enters something. */
  step: 'writing' | 'sending' | 'sent';
  /** Whether something else than our server has answered the last try, such as a firewall. */
  isIntercepted: boolean;
  /** The share of the upload that is done, from 0 to 1; undefined without files. */
  uploaded: number | undefined;
  /** The reference of the request that was sent, if it was delivered. */
  reference: string | undefined;
  /** The id of the request that is not sent yet, and the content that has this id. */
  identity: { content: string; id: string };
}

export const initialState: FormState = {
  values: emptyValues,
  linked: {},
  followed: { key: '', search: '' },
  files: [],
  lastFileId: 0,
  filesProblem: '',
  problems: {},
  announcement: { words: '', times: 0 },
  step: 'writing',
  isIntercepted: false,
  uploaded: undefined,
  reference: undefined,
  identity: { content: '', id: '' },
};

/** Creates the state of the form and its transitions. It knows neither the document nor the notices. */
export function createFormState() {
  let state = initialState;
  const listeners = new Set<() => void>();
  const change = (part: Partial<FormState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  /** An entry ends the confirmation of the last request. */
  const stepAfterEntry = () => (state.step === 'sent' ? 'writing' : state.step);

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The form is shown, at first or again, with these values. */
    opened: (values: ContactValues, link: FollowedLink, cameBack: boolean) =>
      change({ values, linked: afterLink(link.search, cameBack, state).linked, followed: link }),
    /** The visitor has followed a link to the form while it was shown, with these values. */
    linkEntered: (values: ContactValues, link: FollowedLink, cameBack: boolean) =>
      change({ ...afterLink(link.search, cameBack, { values, linked: state.linked }), followed: link }),
    /** The form is about to be removed. Its problems are about values that the visitor has seen, so they go with it. */
    left: (values: ContactValues) =>
      change({ values, problems: {}, announcement: { ...state.announcement, words: '' } }),

    /** The visitor has changed a field, whose value is then no longer that of a link. A problem that the field had follows its text. */
    typed(name: ContactField, values: ContactValues, problem: string | undefined) {
      const linked = Object.fromEntries(Object.entries(state.linked).filter(([field]) => field !== name));
      change({ values, linked, step: stepAfterEntry() });
      if (!(name in state.problems)) return;
      const { [name]: _before, ...others } = state.problems;
      const problems = problem ? { ...others, [name]: problem } : others;
      change({ problems, announcement: { ...state.announcement, words: '' } });
    },
    /** Attaches all files or none of them. Returns why, if none. */
    attached(batch: readonly File[]): NoticeText | undefined {
      const { lastFileId } = state;
      const added = batch.map((file, index) => {
        const { name, size } = file;
        return { id: lastFileId + 1 + index, name, size, file, isRead: false };
      });
      const { files, problem, notice } = addFiles(state.files, added);
      change({ files, lastFileId: lastFileId + batch.length, filesProblem: problem, step: stepAfterEntry() });
      return notice;
    },
    detached: (id: number) => change({ files: state.files.filter((file) => file.id !== id), filesProblem: '' }),

    /** The visitor wants to send these values, which have these problems, if any. */
    checked: (values: ContactValues, problems: FieldProblems) => change({ values, problems }),
    announced: (words: string) => change({ announcement: { words, times: state.announcement.times + 1 } }),
    sending: () => change({ step: 'sending', isIntercepted: false, uploaded: undefined }),
    /** Keeps the bytes of files, so that each try sends the same, and none reads them again. */
    filesRead: (read: readonly Attachment[]) =>
      change({ files: state.files.map((file) => read.find(({ id }) => id === file.id) ?? file) }),
    uploading: (uploaded: number) => change({ uploaded }),
    intercepted: () => change({ isIntercepted: true }),
    /** Our own code has failed, or does not reach the server, so that the browser must send the form. */
    stopped: () => change({ step: 'writing' }),
    refused: (problems: FieldProblems, filesProblem: string) => change({ problems, filesProblem, step: 'writing' }),
    /** Removes what was sent. What came after `begun` is for the next request: a link, and a file chosen in a dialog that was open. */
    sent(begun: FormState, reference: string | undefined) {
      const { followed, lastFileId } = state;
      const linked = state.linked === begun.linked ? {} : state.linked;
      const files = state.files.filter(({ id }) => !begun.files.some((file) => file.id === id));
      const values = { ...emptyValues, ...linked };
      change({ ...initialState, followed, lastFileId, values, linked, files, step: 'sent', reference });
    },

    /** Returns the id of the request. The same content keeps it until it was sent. */
    identify(content: string): string {
      // Firefox before 95, and browsers on plain http, have no `randomUUID`.
      if (content !== state.identity.content) change({ identity: { content, id: crypto.randomUUID?.() ?? '' } });
      return state.identity.id;
    },
  };
}

let ofDocument: ReturnType<typeof createFormState> | undefined;

/** Returns the state of the document's form. It outlives the page, but not the document. Only the browser has one. */
export function formState() {
  if (import.meta.env.SSR) throw new Error('The server renders the form for many visitors, so it has no state of it.');
  return (ofDocument ??= createFormState());
}

const subscribe = (listener: () => void) => formState().subscribe(listener);

/** Returns a part of the form's state. On the server, and while the page is hydrated, it is that of an empty form. */
export const useFormState = <Part extends keyof FormState>(part: Part): FormState[Part] =>
  useSyncExternalStore(
    subscribe,
    () => formState().current()[part],
    () => initialState[part],
  );
