/** Typing into a resume of five pages, with a processor four times slower. */
import { budgets } from './budgets.mjs';
import { keyWords, measureKeys } from './keys.mjs';
import { report } from './report.mjs';
import { inWorld } from './world.mjs';

const PAGES = 5;
const PAGE_HEIGHT = 1123;
const LINE = '负责交易平台前端架构的设计与落地，推动组件库、监控与自动化测试的建设，首屏时间下降百分之四十';

/** Sections that fill so many pages. */
function longContent() {
  const item = (/** @type {number} */ number) => ({
    time: ['2019-07', '2021-03'],
    rightNow: false,
    subject: `第 ${number} 家公司`,
    other: '前端工程师',
    editorHtml: `<ul>${Array.from({ length: 6 }, () => `<li><p>${LINE}</p></li>`).join('')}</ul>`,
    visibleList: ['time', 'subject', 'other'],
    order: ['time', 'subject', 'other'],
  });
  const section = (/** @type {number} */ number) => ({
    id: `section-${number}`,
    component: 'OtherInfo',
    title: `经历 ${number}`,
    visible: true,
    data: { list: [1, 2, 3, 4].map(item) },
  });
  const fields = [
    { fieldName: '姓名', fieldValue: '林晓鹿' },
    { fieldName: '求职意向', fieldValue: '前端工程师' },
  ];
  const basics = {
    id: 'basic',
    component: 'BasicInfo',
    title: '基本信息',
    visible: true,
    data: { list: fields, showAvatar: false, avatar: '' },
  };
  return JSON.stringify([basics, ...[1, 2, 3, 4, 5, 6].map(section)]);
}

/** Where is typed, by the accessible name of the field. */
const FIELDS = { 'a line': '主题', 'the formatted text': '详细内容' };

export function resume() {
  return inWorld({}, async (world, browser) => {
    const token = await world.signIn('demouser');
    const values = { content: longContent(), themeStyleName: 'theme-1', themeColor: '#255db0' };
    const id = await world.createResume(token, values);
    const rows = [];
    /** @type {Record<string, Awaited<ReturnType<typeof measureKeys>>>} */
    const figures = {};
    for (const [what, name] of Object.entries(FIELDS)) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: world.url }]);
      const page = await context.newPage();
      await page.goto(`${world.url}/set-resume/${id}`);
      const item = page.getByRole('region', { name: '模块 经历 3' }).getByRole('listitem').nth(1);
      await item.getByRole('button', { name: /第 2 家公司/ }).click();
      const field = item.getByRole('textbox', { name, exact: true });
      await field.click();
      await page.keyboard.press('End');
      const height = await page
        .getByRole('region', { name: '预览' })
        .evaluate((element) =>
          [...element.querySelectorAll('.resume-sheet')].reduce((sum, sheet) => sum + sheet.scrollHeight, 0),
        );
      if (height < (PAGES - 1) * PAGE_HEIGHT) throw new Error(`The resume fills ${height} px only`);
      await page.waitForTimeout(2_000);
      const measured = await measureKeys(page);
      await context.close();
      figures[what] = measured;
      rows.push({
        what: `${what} of ${PAGES} pages: key to next paint, p95`,
        value: keyWords(measured),
        budget: `< ${budgets.typingMs} ms`,
        ok: measured.p95 < budgets.typingMs,
      });
    }
    return report('resume', rows, { figures });
  });
}
