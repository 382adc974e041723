import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftRow } from '@/lib/drafts/draft-database';
import { EMPTY_RESUME, openResume } from '@/lib/domain/resume/resume-document';
import {
  addNewField,
  changeResume,
  resumeStore,
  shownResume,
  typeNewField,
  undoResume,
  useResumeEditor,
  valuesOf,
} from '@/lib/domain/resume/resume-store';
import { renderAppHook } from '@/test/render';
import { useDocumentDraft } from './use-document-draft';

/** IndexedDB, which jsdom lacks. */
const rows = vi.hoisted(() => new Map<string, DraftRow>());
vi.mock('@/lib/drafts/draft-database', () => {
  const put = async (row: DraftRow) => void rows.set(row.id, row);
  return {
    draftRows: {
      list: async () => [...rows.values()].toSorted((one, other) => other.savedAt - one.savedAt),
      put,
      putLast: put,
      remove: async (ids: string[]) => ids.forEach((id) => rows.delete(id)),
      adopt: async () => {},
    },
  };
});

const presentTitle = () => shownResume().sections[0]?.title;
const savedTitle = () => openResume(useResumeEditor.getState().saved)?.document.sections[0]?.title;
const typeTitle = (title: string) =>
  act(() => {
    const [section] = shownResume().sections;
    changeResume({ kind: 'sectionChanged', id: section?.id ?? '', changes: { title } });
  });
const openTab = (resumeId: string | null = 'r1') => renderAppHook(() => useDocumentDraft(resumeStore, resumeId));
const drafts = () => [...rows.values()].map(({ value }) => JSON.stringify(value));

beforeEach(() => {
  rows.clear();
  resumeStore.open('r1');
});

/** Writes in a tab, and closes it. */
async function leaveDraft(title: string, resumeId: string | null = 'r1') {
  resumeStore.open(resumeId);
  sessionStorage.clear();
  const { unmount } = openTab(resumeId);
  typeTitle(title);
  unmount();
  await waitFor(() => expect(drafts().some((text) => text.includes(title))).toBe(true));
  resumeStore.open(resumeId);
}

it('what is written is there again after a reload, and can be undone', async () => {
  await leaveDraft('写了一半');
  const { result } = openTab();
  await waitFor(() => expect(result.current.found.kind).toBe('restored'));
  expect(presentTitle()).toBe('写了一半');
  expect(result.current.outdated).toBe(false);
  act(undoResume);
  expect(presentTitle()).toBe(savedTitle());
});

it('a row that is being written is there again too, until it is added or the draft is discarded', async () => {
  const { unmount } = openTab();
  act(() => typeNewField({ fieldName: '电话' }));
  expect(resumeStore.hasUnsaved(useResumeEditor.getState())).toBe(true);
  unmount();
  await waitFor(() => expect(drafts().join()).toContain('电话'));
  resumeStore.open('r1');
  const { result } = openTab();
  await waitFor(() => expect(useResumeEditor.getState().value.newField.fieldName).toBe('电话'));
  act(() => result.current.discard());
  expect(useResumeEditor.getState().value.newField.fieldName).toBe('');
  expect(resumeStore.hasUnsaved(useResumeEditor.getState())).toBe(false);
  act(() => result.current.undoDiscard());
  act(() => typeNewField({ fieldValue: '138' }));
  act(() => void addNewField());
  expect(useResumeEditor.getState().value.newField.fieldName).toBe('');
  expect(shownResume().basics.data.list.at(-1)?.fieldValue).toBe('138');
});

it('the draft of one resume is not restored into another', async () => {
  await leaveDraft('给新的简历', null);
  resumeStore.open('r1');
  const { result } = openTab();
  await act(async () => {});
  expect(result.current.found.kind).toBe('none');
  expect(presentTitle()).toBe(savedTitle());
});

it('a draft of a resume that was changed elsewhere since is told to be outdated', async () => {
  await leaveDraft('旧的草稿');
  resumeStore.open('r1', valuesOf({ ...EMPTY_RESUME, colour: '#111111' }));
  const { result } = openTab();
  await waitFor(() => expect(result.current.outdated).toBe(true));
  act(() => result.current.keep());
  expect(result.current.outdated).toBe(false);
  expect(presentTitle()).toBe('旧的草稿');
});

it('a draft is discarded, and comes back with an undo', async () => {
  await leaveDraft('不要了');
  const { result } = openTab();
  await waitFor(() => expect(result.current.found.kind).toBe('restored'));
  act(() => result.current.discard());
  expect(presentTitle()).toBe(savedTitle());
  act(() => result.current.undoDiscard());
  expect(presentTitle()).toBe('不要了');
});

it('each tab keeps a draft of its own: the newest is restored, the other is listed and can be opened', async () => {
  openTab();
  typeTitle('第一个标签页的');
  await waitFor(() => expect(drafts().join()).toContain('第一个标签页的'));
  const [first] = rows.values();
  if (!first) throw new Error('There is no draft');
  rows.clear();
  await leaveDraft('第二个标签页的');
  rows.set(first.id, first);
  const { result } = openTab();
  await waitFor(() => expect(result.current.others).toHaveLength(1));
  expect(presentTitle()).toBe('第二个标签页的');
  const [other] = result.current.others;
  if (!other) throw new Error('There is no other draft');
  act(() => result.current.restore(other));
  await waitFor(() => expect(presentTitle()).toBe('第一个标签页的'));
  expect(drafts().join()).toContain('第二个标签页的');
});

it('nothing is left of a draft once the resume is saved', async () => {
  openTab();
  typeTitle('写好了');
  await waitFor(() => expect(rows.size).toBe(1));
  act(() => resumeStore.settle('r1', resumeStore.draft(), resumeStore.draft()));
  await waitFor(() => expect(rows.size).toBe(0));
  expect(resumeStore.hasUnsaved(useResumeEditor.getState())).toBe(false);
});

it('a change that a rule forbids is no draft', async () => {
  openTab();
  act(() => changeResume({ kind: 'sectionDeleted', id: 'basic' }));
  expect(resumeStore.hasUnsaved(useResumeEditor.getState())).toBe(false);
});
