import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { createTestClient, toastTexts } from '@/test/render';

const render = vi.hoisted(() => vi.fn());
vi.mock('mermaid', () => ({ default: { initialize: vi.fn(), mermaidAPI: { reset: vi.fn() }, render } }));
const { keepDiagram, renderDiagrams } = await import('./enhance-content');

const block = (label: string, source: string) =>
  `<div class="code-block"><div class="code-head">${label}</div><pre><code>${source}</code></pre></div>`;
const contentOf = (html: string) => {
  document.body.innerHTML = `<div id="content">${html}</div>`;
  const content = document.getElementById('content');
  if (!content) throw new Error('no content');
  return content;
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><script>alert(1)</script></svg>';

// jsdom decodes no pictures.
const decode = vi.fn<() => Promise<void>>();
HTMLImageElement.prototype.decode = decode;

beforeEach(() => {
  decode.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

test('a diagram is shown as a picture, in which nothing runs', async () => {
  render.mockResolvedValue({ svg: SVG, diagramType: 'flowchart' });
  const content = contentOf(block('TypeScript', 'graph') + block('Mermaid', 'graph TD'));
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(content.querySelectorAll('.diagram img')).toHaveLength(1));
  expect(render).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'graph TD', expect.any(HTMLElement));
  expect(content.querySelector('img')).toMatchObject({ width: 100, height: 50 });
  expect(content.querySelector('svg, script')).toBeNull();
});

test('a diagram that cannot be rendered falls back to its source', async () => {
  render.mockRejectedValue(new Error('Parse error'));
  const content = contentOf(block('Mermaid', 'grph'));
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(content.textContent).toContain('这张图没有画出来，下面是它的源码'));
  expect(content.querySelector('[data-drawn], .diagram')).toBeNull();
  expect(content.textContent).toContain('grph');
  expect(content.textContent).not.toContain('Parse error');
  expect(toastTexts()).toEqual([]);
});

test('its author is told why', async () => {
  render.mockRejectedValue(new Error('Parse error on line 2'));
  const content = contentOf(block('Mermaid', 'graph TD\n  A[一 B'));
  content.dataset.authoring = '';
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(content.textContent).toContain('第 2 行附近看不懂：“A[一 B”。读者会看到源码'));
});

test('a picture that the browser cannot show falls back to its source', async () => {
  render.mockResolvedValue({ svg: SVG, diagramType: 'flowchart' });
  decode.mockRejectedValue(new Error('The source image cannot be decoded.'));
  const content = contentOf(block('Mermaid', 'graph TD'));
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(content.textContent).toContain('这张图没有画出来'));
  expect(content.querySelector('img, [data-drawn]')).toBeNull();
});

test('a changed diagram stays as it was until it is drawn, and also where it cannot be', async () => {
  render.mockResolvedValueOnce({ svg: SVG, diagramType: 'flowchart' });
  const content = contentOf(block('Mermaid', 'graph TD') + block('Mermaid', 'grph'));
  content.dataset.authoring = '';
  const [old, fresh] = content.querySelectorAll<HTMLElement>('.code-block');
  if (!old || !fresh) throw new Error('no blocks');
  renderDiagrams(old, createTestClient());
  await waitFor(() => expect(old.querySelector('.diagram img')).not.toBeNull());
  render.mockRejectedValue(new Error('Parse error on line 1'));
  keepDiagram(old, fresh);
  renderDiagrams(fresh, createTestClient());
  await waitFor(() =>
    expect(fresh.textContent).toContain('这张图画不出来，上面是之前画出的图。第 1 行附近看不懂：“grph”'),
  );
  expect(fresh.querySelectorAll('.diagram img')).toHaveLength(1);
});

test('diagrams are drawn one after the other, as settings are those of the whole library', async () => {
  const drawing = Promise.withResolvers<unknown>();
  render.mockReturnValueOnce(drawing.promise).mockResolvedValue({ svg: SVG, diagramType: 'pie' });
  const content = contentOf(block('Mermaid', 'graph TD'));
  const other = contentOf(`${content.outerHTML}<div>${block('Mermaid', 'pie')}</div>`);
  for (const one of other.querySelectorAll<HTMLElement>('.code-block')) renderDiagrams(one, createTestClient());
  await waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  drawing.resolve({ svg: SVG, diagramType: 'flowchart' });
  await waitFor(() => expect(other.querySelectorAll('.diagram img')).toHaveLength(2));
});

test('a diagram whose chunk is missing after a deployment is told once, and shown as its source', async () => {
  render.mockRejectedValue(Object.assign(new Error('x'), { name: 'ChunkLoadError' }));
  const content = contentOf(block('Mermaid', 'graph TD') + block('Mermaid', 'pie'));
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(toastTexts()).toEqual([SITE_UPDATED]));
  expect(content.textContent).toContain('graph TD');
  expect(content.textContent).toContain('这张图没有画出来，下面是它的源码');
});

test('event handlers in labels are not parsed', async () => {
  render.mockResolvedValue({ svg: SVG, diagramType: 'flowchart' });
  const content = contentOf(block('Mermaid', 'graph TD; A["&lt;img src=x onerror=alert(1)&gt;"]'));
  renderDiagrams(content, createTestClient());
  await waitFor(() => expect(content.querySelectorAll('.diagram img')).toHaveLength(1));
  expect(render).toHaveBeenCalledWith(
    expect.any(String),
    'graph TD; A["<img src=x data-onerror=alert(1)>"]',
    expect.any(HTMLElement),
  );
});

test('an article without diagrams loads nothing', () => {
  renderDiagrams(contentOf(block('Bash', 'ls')), createTestClient());
  expect(render).not.toHaveBeenCalled();
});
