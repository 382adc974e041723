import { expect, test } from '@/e2e/fixtures';

// React tells of the foreign element, and renders the page anew.
test.use({ expectedProblems: /Minified React error #418/ });

test('the settings of a reader stand in every frame where an extension adds to the page before hydration', async ({
  articlePage,
  page,
  api,
}) => {
  const { id } = await api.plantArticle({ title: '设置还在', content: '正文' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('THEME', 'dark');
    localStorage.setItem('DENSITY', 'compact');
    localStorage.setItem('READING_LOOK', '{"size":"large","theme":"juejin"}');
    const frames: string[] = [];
    Reflect.set(window, '__frames', frames);
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input')) field.after(document.createElement('extension-button'));
      document.head.prepend(document.createElement('style'));
      document.body.append(document.createElement('extension-panel'));
      const look = () => {
        const { theme, density, lookSize } = document.documentElement.dataset;
        frames.push([theme, density, lookSize, document.querySelectorAll('#look-theme').length].join(' '));
        requestAnimationFrame(look);
      };
      look();
    });
  });
  await articlePage.open(id);
  await expect(articlePage.comments()).toBeAttached();
  const frames: string[] = await page.evaluate(() => Reflect.get(window, '__frames'));
  expect([...new Set(frames)]).toEqual(['dark compact large 1']);
});
