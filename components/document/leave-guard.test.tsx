import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDocumentDraft, useSaveStatus } from '@/hooks/document/use-document-draft';
import { useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { renderApp } from '@/test/render';
import { LeaveGuard } from './leave-guard';

function Page() {
  const draft = useDocumentDraft(writingStore, null);
  return <LeaveGuard store={writingStore} draft={draft} place="写作中心" />;
}

// Other files of a worker share the store.
beforeEach(() => writingStore.open(null));

/** Whether the browser asks before it unloads the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before a document is closed only until its draft is stored', () => {
  renderApp(<Page />);
  expect(isAsked()).toBe(false);
  act(() => writingStore.change((value) => ({ ...value, title: '写了一半' })));
  for (const [status, asked] of [
    [{ kind: 'saving' }, true],
    [{ kind: 'saved', at: 1 }, false],
    [{ kind: 'saving' }, true],
    [{ kind: 'failed', full: true }, true],
  ] as const) {
    act(() => useSaveStatus.setState({ status }));
    expect(isAsked()).toBe(asked);
  }
  act(() => writingStore.open(null));
  expect(useWriting.getState().value.title).toBe('');
  expect(isAsked()).toBe(false);
});
