import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { db, newId } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderAppHook, toastTexts } from '@/test/render';
import { useSaveFeedback } from './use-save-feedback';

const TEXT = '希望文章页可以调整字号，现在的字对我来说有点小，看久了很累。';
const lost = { path: '/feedbacks/create', status: 504, body: '<h1>504</h1>', times: 1 };

function renderSaving(id?: string) {
  const onSaved = vi.fn();
  const { result } = renderAppHook(() => useSaveFeedback({ id, onSaved, onFound: () => {} }), { as: 'demouser' });
  return { result, onSaved };
}

function plant(content: string, username = 'demouser') {
  const now = Date.now();
  db.feedbacks.unshift({
    id: newId(),
    userId: userNamed(username).id,
    content,
    html: '',
    createTime: now,
    updateTime: now,
  });
}

it('a feedback whose answer got lost is found in the list, and not sent again', async () => {
  const { result, onSaved } = renderSaving();
  addFault(lost);
  plant(TEXT);
  act(() => result.current.save(TEXT));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(TEXT));
  expect(callsOf('/feedbacks/create')).toHaveLength(1);
  expect(toastTexts()).toEqual(['没有收到回应，可能已经成功，正在确认…', '提交反馈信息成功']);
});

it('a feedback of another member with the same text is not taken for the lost one', async () => {
  const { result, onSaved } = renderSaving();
  addFault(lost);
  plant(TEXT, 'otheruser');
  act(() => result.current.save(TEXT));
  await waitFor(() => expect(result.current.error).toBe('没有收到回应，也没有找到刚才提交的内容，可以再次提交'));
  expect(onSaved).not.toHaveBeenCalled();
});
