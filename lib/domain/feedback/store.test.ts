import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropFeedbackDraft, loadFeedbackDraft, saveFeedbackDraft } from './store';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the draft of a feedback', () => {
  it('is kept apart for a new one and for the change of each', () => {
    vi.stubGlobal('localStorage', storage());
    saveFeedbackDraft(undefined, '新的');
    saveFeedbackDraft('1', '改过的');
    expect([loadFeedbackDraft(undefined), loadFeedbackDraft('1'), loadFeedbackDraft('2')]).toEqual([
      '新的',
      '改过的',
      null,
    ]);
    dropFeedbackDraft('1');
    expect([loadFeedbackDraft(undefined), loadFeedbackDraft('1')]).toEqual(['新的', null]);
  });

  it('of nothing but blanks is none', () => {
    vi.stubGlobal('localStorage', storage());
    saveFeedbackDraft(undefined, '新的');
    saveFeedbackDraft(undefined, ' \n ');
    expect(loadFeedbackDraft(undefined)).toBeNull();
  });

  it('does without storage where the browser forbids it', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(() => saveFeedbackDraft(undefined, '新的')).not.toThrow();
    expect(loadFeedbackDraft(undefined)).toBeNull();
  });
});
