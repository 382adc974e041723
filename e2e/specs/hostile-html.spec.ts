import { expect, test } from '@/e2e/fixtures';
import { hostilePayloads } from '@/e2e/payloads';
import { traceOf, watchPage } from '@/e2e/watch-page';

const PER_ARTICLE = 48;
const LIMIT = Math.ceil(hostilePayloads.length / PER_ARTICLE);
const endless = hostilePayloads.filter((payload) => payload.endless);
const others = hostilePayloads.filter((payload) => !payload.endless);

/** Payloads that share an article; one that would swallow its neighbours stands last. */
const articles = Array.from({ length: LIMIT }, (_, index) => [
  ...others.filter((_payload, place) => place % LIMIT === index),
  ...endless.slice(index, index + 1),
]);

// Pictures that do not exist. A content policy violation is not expected: it should have been sanitised before.
test.use({ expectedProblems: /status of 404/ });

/** Hovers, focuses and presses everything in the article, except links to other sites. */
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
  test(`the interactions of this spec trigger unsanitised html: ${html}`, async ({ page }) => {
    await page.setContent(`<div class="markdown-body">${html}</div>`);
    await page.evaluate(touchEverything);
    await expect.poll(() => traceOf(page)).toBe(1);
  });
}

for (const [index, payloads] of articles.entries()) {
  test(`a visitor opens hostile article ${index + 1} of ${articles.length} and nothing in it runs`, async ({
    articlePage,
    page,
    api,
    baseURL,
  }) => {
    const names = payloads.map(({ name }) => name).join('; ');
    const deeds = await watchPage(page, baseURL);
    const html = payloads.map((payload, place) => `<p>第${place}段</p>${payload.html}\n`).join('');
    const { id } = await api.plantArticle({ title: `敌意 ${index}`, html });
    const response = await articlePage.open(id);
    expect(response?.status(), names).toBe(200);
    for (const place of payloads.keys()) await expect(articlePage.content(), names).toContainText(`第${place}段`);
    await page.evaluate(touchEverything);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await traceOf(page), names).toBeUndefined();
    expect(deeds, names).toEqual([]);
    expect(new URL(page.url()).pathname, names).toBe(`/post/${id}`);
  });
}
