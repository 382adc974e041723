import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubmitComment } from '@/components/comment/use-submit-comment';
import { useCreateTag } from '@/components/tag/use-create-tag';
import { usePublishArticle } from '@/components/write-center/publishing/use-publish-article';
import { useSaveFeedback } from '@/components/feedback/use-save-feedback';
import { useSaveFolder } from '@/components/folder/use-save-folder';
import { useCopyResume } from '@/components/resume/use-copy-resume';
import { useSaveResume } from '@/components/resume/use-save-resume';
import { usePublishShare } from '@/components/share/use-publish-share';
import { useSaveBookmark } from '@/components/bookmark/use-save-bookmark';
import type { EarlierState } from '@/hooks/use-confirmed-mutation';
import type { CommentKind } from '@/lib/domain/comment/comment-rules';
import type { Comment } from '@/lib/domain/comment/schema';
import { changeWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { EMPTY_RESUME } from '@/lib/domain/resume/resume-document';
import { resumeStore, valuesOf } from '@/lib/domain/resume/resume-store';
import { addDraftFile, useDraftFiles } from '@/lib/drafts/draft-files';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { articleWhere, givenComments, givenFolder, givenShares, userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, signInAs, toastTexts } from '@/test/render';

/* Every create, carried out by the contract API and answered by no envelope: a proxy's 500 or 502 page, half an
   envelope, an empty body, or a cut connection. scripts/serve/pass-through.test.ts shows that broken bodies are cut,
   mocks/server/server.test.ts that the contract API sends these. */

const TEXT = '只应该有一份的内容';
/** An nginx error page. */
const pageOfNginx = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const ignore = () => {};
const me = () => userNamed('demouser').id;

interface Create {
  send: () => void;
  pending: boolean;
  earlier: EarlierState;
}
interface Case {
  path: string;
  /** Gives the form's hook; `onFail` is called where the form shows errors. */
  prepare: () => (onFail: (said: unknown) => void) => Create;
  /** Rows with this content at the API. */
  count: () => number;
}

const comments = () => [...db.comments.values()].flat().filter(({ content }) => content === TEXT).length;
const commentCase = (kind: CommentKind, isReply: boolean): Case => ({
  path: kind === 'article' ? '/article/comments/submit' : '/sharecircle/comments/create',
  prepare: () => {
    const subject = kind === 'article' ? articleWhere(({ status }) => status === '2') : givenShares({});
    const ownerId = subject.userId;
    const id = isReply ? givenComments(subject.id, { username: 'otheruser', content: '楼主' }) : '';
    const answers = { id, userId: userNamed('otheruser').id, content: '楼主', nickname: '楼主', children: [] };
    return (onFail) => {
      const { submit, ...state } = useSubmitComment({
        subject: { kind, id: subject.id, ownerId },
        ...(isReply && { answers: answers as unknown as Comment }),
        onDone: ignore,
        onFail,
      });
      return { ...state, send: () => submit({ content: TEXT, image: '' }) };
    };
  },
  count: comments,
});

const shareCase = (pictures: number): Case => ({
  path: '/shares/createshare',
  prepare: () => {
    const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'x.png', {
      type: 'image/png',
    });
    // In jsdom the contract API cannot read files: all but files is sent.
    const append = FormData.prototype.append;
    vi.spyOn(FormData.prototype, 'append').mockImplementation(function (this: FormData, name, value) {
      if (name !== 'file') append.call(this, name, value);
    });
    const ids = Array.from({ length: pictures }, () => addDraftFile(png));
    return (onFail) => {
      const { publish, ...state } = usePublishShare({ onDone: ignore, onFail });
      const images = ids.flatMap((id) => {
        const file = useDraftFiles.getState().files[id];
        return file ? [{ id, file }] : [];
      });
      return { ...state, send: () => publish({ content: TEXT, block: '1', images }) };
    };
  },
  count: () => [...db.shares.values()].filter(({ content }) => content === TEXT).length,
});

const cases: Record<string, Case> = {
  'an article': {
    path: '/articles/createarticle',
    prepare: () => {
      writingStore.open(null);
      changeWriting({ title: TEXT, content: '正文', category: '2', tag: ['qd'], description: '描述' });
      return () => {
        const { save, ...state } = usePublishArticle({
          articleId: null,
          render: async (markdown) => `<p>${markdown}</p>`,
          outdated: false,
          obstacle: () => null,
          onAnswer: ignore,
        });
        return { ...state, send: () => save() };
      };
    },
    count: () => [...db.articles.values()].filter(({ articleTitle }) => articleTitle === TEXT).length,
  },
  'a comment': commentCase('article', false),
  'a reply': commentCase('article', true),
  'a comment of a share': commentCase('share', false),
  'a share': shareCase(0),
  'a share with a picture': shareCase(1),
  'a feedback': {
    path: '/feedbacks/create',
    prepare: () => () => {
      const { save, ...state } = useSaveFeedback({ id: undefined, onSaved: ignore, onFound: ignore });
      return { ...state, send: () => save(`${TEXT}，至少要有二十个字才能提交，所以写长一点`) };
    },
    count: () => db.feedbacks.filter(({ content }) => content.startsWith(TEXT)).length,
  },
  'a folder': {
    path: '/site/folder/create',
    prepare: () => (onFail) => {
      const { save, ...state } = useSaveFolder({
        userId: me(),
        row: undefined,
        onSaved: ignore,
        onFound: ignore,
        onFail,
      });
      const values = { name: TEXT, isPrivate: '0' } as const;
      return { ...state, send: () => save(values, values) };
    },
    count: () => [...db.folders.values()].filter(({ name }) => name === TEXT).length,
  },
  'a site': {
    path: '/sites/create',
    prepare: () => {
      const folder = givenFolder({ username: 'demouser' });
      return (onFail) => {
        const { save, ...state } = useSaveBookmark({
          folderId: folder.id,
          row: undefined,
          onSaved: ignore,
          onFound: ignore,
          onFail,
        });
        const values = { name: TEXT, url: 'https://example.com/', siteDesc: '描述' };
        return { ...state, send: () => save(values, values) };
      };
    },
    count: () => [...db.bookmarks.values()].filter(({ name }) => name === TEXT).length,
  },
  'a resume': {
    path: '/resume/create',
    prepare: () => {
      resumeStore.open(null, valuesOf({ ...EMPTY_RESUME, basics: { ...EMPTY_RESUME.basics, title: TEXT } }));
      return () => {
        const { save, ...state } = useSaveResume({
          resumeId: null,
          outdated: false,
          isReady: () => true,
          onSaved: ignore,
        });
        return { ...state, send: () => save() };
      };
    },
    count: () => [...db.resumes.values()].filter(({ content }) => content.includes(TEXT)).length,
  },
  'a copy of a resume': {
    path: '/resume/create',
    prepare: () => (onFail) => {
      const resume = { ...valuesOf(EMPTY_RESUME), id: 'r' };
      const { copy, ...state } = useCopyResume({ resume, onDone: ignore, onFail });
      return { ...state, send: () => copy(TEXT) };
    },
    count: () => [...db.resumes.values()].filter(({ content }) => content.includes(TEXT)).length,
  },
  'a tag': {
    path: '/tag/create',
    prepare: () => () => {
      const { run, ...state } = useCreateTag(ignore);
      return { ...state, send: () => run({ pid: '2', tagName: TEXT }) };
    },
    count: () => db.customTags.filter(({ tagName }) => tagName === TEXT).length,
  },
};

const lostAnswers = {
  'a crash page and 500': { status: 500, body: '<h1>500</h1>' },
  'a page of nginx and 502': { status: 502, body: pageOfNginx('502 Bad Gateway') },
  'half an envelope': { body: '{"code":"0","da', contentType: 'application/json' },
  'an empty body': { body: '' },
  'a number for its code': { body: { code: 0, data: null } },
  nothing: { drop: true },
};

beforeEach(() => void signInAs('demouser'));
afterEach(() => vi.restoreAllMocks());

/** Renders the form's hook; `said` has its error. */
function openForm(useForm: (onFail: (said: unknown) => void) => Create) {
  const said: unknown[] = [];
  const page = renderAppHook(() => useForm((failure) => said.push(failure)));
  return { ...page, said };
}

describe.each(Object.entries(cases))('%s', (_name, { path, prepare, count }) => {
  it.each(Object.entries(lostAnswers))(
    'whose answer is %s is there once, and the member is told so',
    async (_fault, fault) => {
      const { result, client, said } = openForm(prepare());
      await waitFor(() => expect(client.isFetching()).toBe(0));
      addFault({ path, after: true, times: 1, ...fault });
      act(() => result.current.send());
      await waitFor(() => expect(toastTexts()[0]).toBe(LOOKING));
      await waitFor(() => expect(result.current.pending).toBe(false));
      expect(said).toEqual([]);
      expect(toastTexts().join()).not.toMatch(/异常|再试|再次/);
      expect(count()).toBe(1);
      expect(callsOf(path)).toHaveLength(1);
    },
  );

  it('that did not arrive is offered to be sent again, which makes it once', async () => {
    const { result, client } = openForm(prepare());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    addFault({ path, status: 502, body: '<h1>502</h1>', times: 1 });
    act(() => result.current.send());
    await waitFor(() => expect(toastTexts()[0]).toBe(LOOKING));
    await waitFor(() => expect(result.current.pending).toBe(false));
    expect(count()).toBe(0);
    act(() => result.current.send());
    await waitFor(() => expect(count()).toBe(1));
    await waitFor(() => expect(result.current.pending).toBe(false));
    expect(callsOf(path)).toHaveLength(2);
  });

  it('that was on its way when the page was reloaded is looked up by the next page', async () => {
    const useForm = prepare();
    addFault({ path, after: true, delayMs: 60_000, times: 1 });
    const before = openForm(useForm);
    await waitFor(() => expect(before.client.isFetching()).toBe(0));
    act(() => before.result.current.send());
    await waitFor(() => expect(count()).toBe(1));
    before.unmount();
    clearFaults();
    const { result } = openForm(useForm);
    await waitFor(() => expect(result.current.earlier).toBe('done'));
    expect(count()).toBe(1);
    expect(callsOf(path)).toHaveLength(1);
  });
});
