import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveResume } from '@/components/resume/use-save-resume';
import { changeResume, resumeStore, shownResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { draftRows } from '@/lib/drafts/draft-database';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, toastTexts } from '@/test/render';

const NAME = '只建一次的';
const created = () => [...db.resumes.values()].filter(({ content }) => content.includes(NAME));
const writeName = () => {
  const [name] = shownResume().basics.data.list;
  changeResume({ kind: 'fieldChanged', id: name?.id ?? '', changes: { fieldValue: NAME } });
};
const openPage = (resumeId: string | null = null) => {
  const onSaved = vi.fn();
  const options = { resumeId, outdated: false, isReady: () => true, onSaved };
  const page = renderAppHook(() => useSaveResume(options), { as: 'demouser' });
  return { ...page, onSaved, save: () => act(() => page.result.current.save()) };
};

beforeEach(() => {
  resumeStore.open(null);
  writeName();
});
afterEach(() => vi.restoreAllMocks());

it('a new document whose page is left while it is sent is gone from the page that has restored its draft', async () => {
  const answer = holdCalls('/resume/create');
  const { save, unmount, onSaved } = openPage();
  save();
  unmount();
  resumeStore.open(null);
  writeName();
  answer();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(created()).toHaveLength(1);
  expect(shownResume().basics.data.list[0]?.fieldValue).toBe('');
});

it('a document is said to be saved once its draft is gone, so that a reload does not bring the draft back', async () => {
  const removal = Promise.withResolvers<void>();
  const remove = vi.spyOn(draftRows, 'remove').mockReturnValue(removal.promise);
  const row = { id: 'row', owner: '', kind: resumeStore.kind, subjectId: '', base: '', savedAt: 0 };
  vi.spyOn(draftRows, 'list').mockResolvedValue([{ ...row, value: resumeStore.draft() }]);
  const { save, onSaved } = openPage();
  save();
  await waitFor(() => expect(remove).toHaveBeenCalledWith(['row']));
  expect(onSaved).not.toHaveBeenCalled();
  removal.resolve();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it('a new document that was changed while it was sent is shown as unsaved, and the next save updates it', async () => {
  const answer = holdCalls('/resume/create');
  const { save, result } = openPage();
  save();
  act(() => changeResume({ kind: 'colourChosen', colour: '#112233' }));
  answer();
  await waitFor(() => expect(toastTexts()).toEqual(['创建简历成功', '之前提交的简历已经保存，之后的修改还没有']));
  expect(result.current.leaving).toBe(false);
  save();
  await waitFor(() => expect(result.current.leaving).toBe(true));
  expect(toastTexts()).toContain('更新简历成功');
  expect(created()).toMatchObject([{ themeColor: '#112233' }]);
  expect(callsOf('/resume/create')).toHaveLength(1);
});

it('a version that cannot be read is not overwritten unseen', async () => {
  const { id, content } = [...db.resumes.values()].find(({ userId }) => userId === userNamed('demouser').id) ?? {};
  resumeStore.open(id ?? '', { content: content ?? '', themeStyleName: '', themeColor: '' });
  writeName();
  const row = db.resumes.get(id ?? '');
  if (row) row.content = '来自更新版本';
  const { save, result } = openPage(id);
  save();
  await waitFor(() => expect(result.current.theirs).toMatchObject({ content: '来自更新版本' }));
  expect(callsOf('/resume/update')).toEqual([]);
});

it('what an earlier page was sending and the API has is no draft any more, and the page is left', async () => {
  addFault({ path: '/resume/create', after: true, delayMs: 60_000, times: 1 });
  const before = openPage();
  before.save();
  await waitFor(() => expect(created()).toHaveLength(1));
  before.unmount();
  resumeStore.open(null);
  writeName();
  const { result } = openPage();
  await waitFor(() => expect(result.current).toMatchObject({ earlier: 'done', leaving: true }));
  expect(resumeStore.hasUnsaved(useResumeEditor.getState())).toBe(false);
});
