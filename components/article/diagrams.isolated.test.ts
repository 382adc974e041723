import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { toastTexts } from '@/test/render';

const render = vi.hoisted(() => vi.fn());
vi.mock('mermaid', () => ({ default: { initialize: vi.fn(), render } }));
const { renderDiagrams } = await import('./enhance-content');

const block = (label: string, source: string) =>
  `<div class="code-block"><div class="code-head">${label}</div><pre><code>${source}</code></pre></div>`;
const contentOf = (html: string) => {
  document.body.innerHTML = `<div id="content">${html}</div>`;
  const content = document.getElementById('content');
  if (!content) throw new Error('no content');
  return content;
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script></svg>';

afterEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

test('a diagram is shown as a picture, in which nothing runs', async () => {
  render.mockResolvedValue({ svg: SVG, diagramType: 'flowchart' });
  const content = contentOf(block('TypeScript', 'graph') + block('Mermaid', 'graph TD'));
  renderDiagrams(content);
  await waitFor(() => expect(content.querySelectorAll('.diagram img')).toHaveLength(1));
  expect(render).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'graph TD');
  expect(content.querySelector('img')).toMatchObject({ width: 100, height: 50 });
  expect(content.querySelector('svg, script')).toBeNull();
});

test('a diagram that cannot be rendered falls back to its source', async () => {
  render.mockRejectedValue(new Error('Parse error'));
  const content = contentOf(block('Mermaid', 'grph'));
  renderDiagrams(content);
  await waitFor(() => expect(render).toHaveBeenCalled());
  expect(content.querySelector('[data-drawn], .diagram')).toBeNull();
  expect(content.textContent).toContain('grph');
  expect(toastTexts()).toEqual([]);
});

test('a diagram whose chunk is missing after a deployment is told once, and shown as its source', async () => {
  render.mockRejectedValue(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  const content = contentOf(block('Mermaid', 'graph TD') + block('Mermaid', 'pie'));
  renderDiagrams(content);
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(toastTexts()).toEqual([SITE_UPDATED]));
  expect(content.textContent).toContain('graph TD');
});

test('event handlers in labels are not parsed', async () => {
  render.mockResolvedValue({ svg: SVG, diagramType: 'flowchart' });
  const content = contentOf(block('Mermaid', 'graph TD; A["&lt;img src=x onerror=alert(1)&gt;"]'));
  renderDiagrams(content);
  await waitFor(() => expect(content.querySelectorAll('.diagram img')).toHaveLength(1));
  expect(render).toHaveBeenCalledWith(expect.any(String), 'graph TD; A["<img src=x data-onerror=alert(1)>"]');
});

test('an article without diagrams loads nothing', () => {
  renderDiagrams(contentOf(block('Bash', 'ls')));
  expect(render).not.toHaveBeenCalled();
});
