import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropFeedbackDraft, loadFeedbackDraft, saveFeedbackDraft } from './store';

const ME = ['u1', 'session-1'];

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
    saveFeedbackDraft(ME, undefined, '新的');
    saveFeedbackDraft(ME, '1', '改过的');
    expect([loadFeedbackDraft(ME, undefined), loadFeedbackDraft(ME, '1'), loadFeedbackDraft(ME, '2')]).toEqual([
      '新的',
      '改过的',
      null,
    ]);
    dropFeedbackDraft(ME, '1');
    expect([loadFeedbackDraft(ME, undefined), loadFeedbackDraft(ME, '1')]).toEqual(['新的', null]);
  });

  it('is shown to nobody else', () => {
    vi.stubGlobal('localStorage', storage());
    saveFeedbackDraft(ME, undefined, '新的');
    expect(loadFeedbackDraft(['u2', 'session-2'], undefined)).toBeNull();
  });

  it('that was kept before it was known whose it is goes over to them', () => {
    vi.stubGlobal('localStorage', storage());
    saveFeedbackDraft(['session-1'], undefined, '新的');
    expect(loadFeedbackDraft(ME, undefined)).toBe('新的');
    saveFeedbackDraft(ME, undefined, '新的一句');
    expect(loadFeedbackDraft(['session-1'], undefined)).toBeNull();
    expect(loadFeedbackDraft(['u1', 'session-2'], undefined)).toBe('新的一句');
  });

  it('of nothing but blanks is none', () => {
    vi.stubGlobal('localStorage', storage());
    saveFeedbackDraft(ME, undefined, '新的');
    saveFeedbackDraft(ME, undefined, ' \n ');
    expect(loadFeedbackDraft(ME, undefined)).toBeNull();
  });

  it('does without storage where the browser forbids it', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(() => saveFeedbackDraft(ME, undefined, '新的')).not.toThrow();
    expect(loadFeedbackDraft(ME, undefined)).toBeNull();
  });
});
