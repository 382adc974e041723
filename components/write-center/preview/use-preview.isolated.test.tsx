import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { useToasts } from '@/lib/browser/toast-store';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { renderAppHook, toastTexts } from '@/test/render';
import { goOffline } from '@/test/offline';
import { usePreview } from './use-preview';

const render = vi.hoisted(() => vi.fn());
// jsdom has no worker, so the preview renders here.
vi.mock('@/lib/html/preview', () => ({ createPreview: () => ({ render }) }));
vi.mock('@/lib/html/math/load-tex', () => ({
  loadTex: () => Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' })),
}));

const patch = { before: 0, start: 0, removed: 0, blocks: [], lines: [], omissions: [], cost: 0 };

beforeEach(() => {
  writingStore.open(null);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  render.mockReset();
});

async function typeTwice(): Promise<void> {
  renderAppHook(() => usePreview(async () => undefined));
  changeWriting({ content: '$a$' });
  await waitFor(() => expect(toastTexts()).toEqual([SITE_UPDATED]));
  useToasts.setState({ toasts: [] });
  const before = render.mock.calls.length;
  changeWriting({ content: '$a^2$' });
  await waitFor(() => expect(render.mock.calls.length).toBeGreaterThan(before + 1));
}

it('an author whose formulas are missing after a deployment is told once that the site was updated', async () => {
  render.mockResolvedValue({ ...patch, formulasMissing: true });
  await typeTwice();
  expect(toastTexts()).toEqual([]);
});

it('an empty text loads nothing: the first rendering is that of what is typed', async () => {
  render.mockResolvedValue(patch);
  renderAppHook(() => usePreview(async () => undefined));
  changeWriting({ content: '字' });
  await waitFor(() => expect(render).toHaveBeenCalled());
  expect(render.mock.calls.map(([content]) => content)).toEqual(['字']);
});

it('formulas that do not load offline are no update', async () => {
  const { goOnline } = goOffline();
  render.mockResolvedValue({ ...patch, formulasMissing: true });
  renderAppHook(() => usePreview(async () => undefined));
  changeWriting({ content: '$a$' });
  await waitFor(() => expect(render.mock.calls.some(([content]) => content === '$a$')).toBe(true));
  expect(toastTexts()).toEqual([]);
  goOnline();
});
