import { expect, test } from '@/e2e/fixtures';
import { hostilePayloads } from '@/e2e/payloads';
import { traceOf, watchPage } from '@/e2e/watch-page';

const PER_TEST = 12;
const parts = Array.from({ length: Math.ceil(hostilePayloads.length / PER_TEST) }, (_, index) =>
  hostilePayloads.slice(index * PER_TEST, (index + 1) * PER_TEST),
);

// Pictures that do not exist. What a content policy had to stop is a problem: it should not have been there.
test.use({ expectedProblems: /status of 404/, trace: 'off' });

test('there are at least a hundred payloads, each of a name of its own', () => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(100);
  expect(new Set(hostilePayloads.map(({ name }) => name)).size).toBe(hostilePayloads.length);
});

/** Does to everything in the article what a reader might; links that lead to other sites are not followed. */
const touchEverything = () => {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && /^(https?|mailto|tel):/.test(link.href)) event.preventDefault();
  };
  window.addEventListener('click', stay, true);
  const touched = [...document.querySelectorAll<HTMLElement>('.markdown-body, .markdown-body *')];
  for (const element of touched) {
    for (const type of [
      'mouseover',
      'mouseenter',
      'pointerover',
      'pointerdown',
      'keydown',
      'toggle',
      'animationstart',
      'wheel',
    ]) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  }
  window.removeEventListener('click', stay, true);
  return touched.length;
};

for (const html of ['<a href="javascript:void(window.__xss=1)">x</a>', '<p onmouseover="window.__xss=1">x</p>']) {
  test(`what is done to an article here would set this off: ${html}`, async ({ page }) => {
    await page.setContent(`<div class="markdown-body">${html}</div>`);
    await page.evaluate(touchEverything);
    await expect.poll(() => traceOf(page)).toBe(1);
  });
}

for (const [index, part] of parts.entries()) {
  test(`a visitor opens hostile articles and nothing of them runs, part ${index + 1} of ${parts.length}`, async ({
    articlePage,
    page,
    api,
    baseURL,
  }) => {
    const deeds = await watchPage(page, baseURL);
    for (const { name, html } of part) {
      await test.step(name, async () => {
        const { id } = await api.plantArticle({ title: name, html: `<p>前</p>${html}` });
        const response = await articlePage.open(id);
        expect.soft(response?.status(), name).toBe(200);
        await page.evaluate(touchEverything);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect.soft(await traceOf(page), name).toBeUndefined();
        expect.soft(deeds.splice(0), name).toEqual([]);
        expect.soft(new URL(page.url()).pathname, name).toBe(`/post/${id}`);
      });
    }
  });
}
