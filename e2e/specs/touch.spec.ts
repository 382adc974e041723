import type { Locator } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { findSmallTargets } from '@/e2e/small-targets';
import { visit } from '@/e2e/visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FINGER = 44;

interface Row {
  address: string | ((api: Control) => Promise<string>);
  as?: string;
  /** Content that only the browser adds. */
  shows?: (main: Locator) => Locator;
  /** Selector of a part of a long page, which has all kinds of its controls. */
  within?: string;
}

const comments = (main: Locator) => main.getByRole('region', { name: /^评论/ }).getByRole('article').first();
const entries = (main: Locator) => main.getByRole('article').first();

const rows: Record<string, Row> = {
  'the home feed': { address: pageKinds['the home feed'] },
  'an article': { address: pageKinds['an article'], shows: comments },
  'the share circle': { address: pageKinds['the share circle'] },
  'a share': {
    address: async (api) => {
      const { id } = await api.plantShare({ content: '一条很普通的友圈', username: 'otheruser', minutesAgo: 5 });
      await api.plantComments(id, {});
      return `/sharecircle/${id}`;
    },
    shows: comments,
  },
  'a question': { address: pageKinds['a question'] },
  'the tool directory': {
    address: pageKinds['the tool directory'],
    within: 'main :is(article:first-of-type, div:has(> [role=combobox]))',
  },
  'an author': { address: pageKinds['an author'] },
  'a search for articles': { address: pageKinds['a search for articles'] },
  'the comments that a member got': { address: '/notification', as: 'demouser', shows: entries },
  'a private chat': {
    address: `/notification/im?participantId=${seed.user.zhou.id}`,
    as: 'demouser',
    shows: (main) => main.getByRole('log').getByText('周末老师好'),
  },
  'the resume editor': {
    address: '/set-resume',
    as: 'demouser',
    shows: (main) => main.getByRole('textbox', { name: '主题' }).first(),
  },
};

for (const [kind, { address, as, shows, within }] of Object.entries(rows)) {
  test(`a finger has ${FINGER} pixels of every control of ${kind}`, async ({ page, shell, signIn, api }) => {
    if (as) await signIn(as);
    await visit(page, typeof address === 'string' ? address : await address(api));
    if (shows) {
      // Comments are loaded when they are near.
      await shell.main().evaluate((main) => main.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(shows(shell.main())).toBeVisible();
    }
    expect(await findSmallTargets(page, { within, least: FINGER })).toEqual([]);
  });
}

test(`a finger has ${FINGER} pixels of every control of the login sheet`, async ({ page, shell, loginDialog }) => {
  await visit(page, '/search');
  await shell.loginButton().tap();
  await expect(loginDialog.field('用户名或邮箱')).toBeVisible();
  expect(await findSmallTargets(page, { within: 'dialog[open]', least: FINGER })).toEqual([]);
});
