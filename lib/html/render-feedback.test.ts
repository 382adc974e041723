import { expect, it } from 'vitest';
import { renderFeedback } from './render-feedback';

const SITE = 'https://site.example';

it('a feedback without html shows its Markdown', async () => {
  const body = await renderFeedback({ html: '', content: '**粗体**\n第二行' }, SITE);
  expect(body).toContain('<strong>粗体</strong>');
  expect(body).toMatch(/<br>\s*第二行/);
});

it('a feedback with html shows that', async () => {
  expect(await renderFeedback({ html: '<p>有</p>', content: '别的' }, SITE)).toBe('<p>有</p>');
});

it.each([
  { html: '', content: '<img src=x onerror=alert(1)>文字' },
  { html: '<img src=x onerror=alert(1)>文字', content: '' },
])('what others wrote is sanitised: %j', async (feedback) => {
  const body = await renderFeedback(feedback, SITE);
  expect(body).toContain('文字');
  expect(body).not.toContain('onerror');
});

it('a feedback whose Markdown may take too long shows it as it is', async () => {
  const long = '**粗体** '.repeat(400);
  const shown = '<code class="hljs">**粗体** ';
  expect(await renderFeedback({ html: '', content: long }, SITE)).toContain(shown);
});
