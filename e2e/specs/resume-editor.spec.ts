import { dragOnto } from '@/e2e/drag';
import { expect, test } from '@/e2e/fixtures';
import { ResumeEditorPage } from '@/e2e/pages/resume-editor-page';
import { hydrated, reload } from '@/e2e/visit';

interface Row {
  id: string;
  content: string;
  themeStyleName: string;
  themeColor: string;
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a resume is made in a window of its own, which closes once it is saved, and the list has it @smoke', async ({
  resumePage,
  page,
  violationsInThemes,
  api,
}) => {
  await resumePage.open();
  await expect(resumePage.resumes()).toHaveCount(2);
  const [window] = await Promise.all([page.waitForEvent('popup'), resumePage.newResume().click()]);
  await hydrated(window);
  const editor = new ResumeEditorPage(window);
  await editor.field('姓名').fill('王小波');
  const school = editor.section('教育经历');
  await school.getByRole('textbox', { name: '主题' }).fill('人民大学');
  await editor.text('教育经历').click();
  await window.keyboard.press('ControlOrMeta+B');
  await window.keyboard.type('一等奖学金');
  await expect(editor.preview().getByRole('heading', { name: '王小波' }).last()).toBeVisible();
  await expect(editor.preview().getByText('一等奖学金').last()).toBeVisible();
  await window.getByRole('button', { name: /^模板/ }).click();
  await window.getByRole('radio', { name: '时间轴' }).check({ force: true });
  await window.keyboard.press('Escape');
  await editor.tool('主题色').click();
  await window.getByRole('button', { name: '绿色' }).click();
  expect(await violationsInThemes(window)).toEqual([]);
  await window.keyboard.press('Escape');
  await expect(editor.colours()).toBeHidden();
  const closed = window.waitForEvent('close');
  await editor.save().dblclick();
  await expect(editor.toast('创建简历成功')).toBeVisible();
  await closed;
  await expect(resumePage.resumes()).toHaveCount(3);
  const rows = (await api.state<Row>('resumes')).filter(({ content }) => content.includes('王小波'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ themeStyleName: 'theme-5', themeColor: '#1a7a43' });
  // The browser's own editing, which takes the keys until the editor is loaded, writes the one, the editor the other.
  expect(rows[0]?.content).toMatch(/<p><(b|strong)>一等奖学金<\/\1><\/p>/);
});

test('sections are moved by the mouse and by keys; a reload in the middle loses nothing', async ({
  resumeEditorPage: editor,
  page,
  api,
}) => {
  const [resume] = await api.state<Row>('resumes');
  await editor.open(resume?.id);
  await expect(editor.heading('编辑简历')).toBeVisible();
  expect(await editor.titles()).toEqual(['工作经历', '项目经历', '教育经历', '专业技能']);
  await dragOnto(page, editor.handle('模块 工作经历'), editor.handle('模块 项目经历'), { cancelled: true });
  await expect(editor.tool('撤销')).toBeDisabled();
  await dragOnto(page, editor.handle('模块 工作经历'), editor.handle('模块 项目经历'));
  await expect.poll(() => editor.titles()).toEqual(['项目经历', '工作经历', '教育经历', '专业技能']);
  await editor.tool('撤销').click();
  await expect.poll(() => editor.titles()).toEqual(['工作经历', '项目经历', '教育经历', '专业技能']);
  await expect(editor.tool('撤销')).toBeDisabled();
  await editor.tool('重做').click();
  await editor.handle('模块 专业技能').press('ArrowUp');
  await expect(editor.handle('模块 专业技能')).toBeFocused();
  const sorted = ['项目经历', '工作经历', '专业技能', '教育经历'];
  await expect.poll(() => editor.titles()).toEqual(sorted);
  await editor.field('姓名').fill('改了一半');
  await editor.field('新字段的名称').fill('微信');
  await expect(editor.stored()).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expect(editor.restored()).toBeVisible();
  await expect(editor.field('姓名')).toHaveValue('改了一半');
  expect(await editor.titles()).toEqual(sorted);
  await expect(editor.field('新字段的名称')).toHaveValue('微信');
  await editor.field('新字段的内容').fill('lulu');
  await editor.save().click();
  await expect(editor.toast('更新简历成功')).toBeVisible();
  // Nothing has opened this window.
  await expect(page).toHaveURL(/\/setting\/resume$/);
  await editor.open(resume?.id);
  await expect(editor.field('姓名')).toHaveValue('改了一半');
  await expect(editor.field('微信的内容')).toHaveValue('lulu');
  await expect(editor.restored()).toHaveCount(0);
});

test('a resume of another program is shown before it is imported, and is in the preview then', async ({
  resumeEditorPage: editor,
  page,
  violationsInThemes,
}) => {
  await editor.open();
  const resume = {
    basics: { name: '周晚晴', email: 'wan@mail.example' },
    work: [{ name: '云杉科技', startDate: '2021-07', remote: true }],
  };
  await editor.file().setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  const dialog = page.getByRole('dialog', { name: '导入简历' });
  await expect(dialog.getByRole('list', { name: '没有导入的内容' })).toHaveText('工作经历：“remote”');
  expect(await violationsInThemes(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: '导入' }).click();
  await expect(editor.field('姓名')).toHaveValue('周晚晴');
  await expect(editor.preview().getByText('2021.07 - 至今').last()).toBeVisible();
});

test('a photo is cropped, a job lasts until today, and a member who leaves is asked before', async ({
  resumeEditorPage: editor,
  page,
}) => {
  await editor.open();
  const chooser = page.waitForEvent('filechooser');
  await editor.tool('上传照片').click();
  await (await chooser).setFiles('public/icon-512.png');
  const cropping = page.getByRole('dialog', { name: '裁剪照片' });
  await cropping.getByRole('button', { name: '确定' }).click();
  const photo = page.getByRole('img', { name: '简历照片' });
  // 3:4, of which the preview shows the same.
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth))
    .toBeCloseTo(4 / 3);
  await expect(editor.preview().locator('.resume-photo').last()).toHaveAttribute(
    'src',
    (await photo.getAttribute('src')) ?? '',
  );

  const job = editor.section('工作经历');
  await job.getByRole('textbox', { name: '主题' }).fill('某公司');
  await job.getByRole('textbox', { name: '开始月份' }).fill('2021-03');
  await job.getByRole('textbox', { name: '结束月份' }).click();
  await job.getByRole('checkbox', { name: '至今' }).check();
  await expect(job.getByRole('textbox', { name: '结束月份' })).toBeDisabled();
  await expect(editor.preview().getByText('2021.03 - 至今').last()).toBeVisible();

  await page.getByRole('link', { name: '返回首页' }).click();
  const question = page.getByRole('dialog', { name: '离开简历编辑' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(job.getByRole('textbox', { name: '主题' })).toHaveValue('某公司');
  await page.getByRole('link', { name: '返回首页' }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/');
  await editor.open();
  await expect(editor.restored()).toBeVisible();
  await expect(photo).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tools take one row, whose colours open in sight, and every field of the basic information ends at the same edge', async ({
    resumeEditorPage: editor,
    page,
  }) => {
    await editor.open();
    await expect(editor.heading('新建简历')).toBeAttached();
    const tools = await page.getByRole('group', { name: '编辑工具' }).boundingBox();
    expect(tools?.height).toBeLessThanOrEqual(56);
    const ends = await Promise.all(
      ['姓名', '求职意向', '新字段的内容'].map(async (name) => {
        const box = await editor.field(name).boundingBox();
        return box && box.x + box.width;
      }),
    );
    expect(new Set(ends).size).toBe(1);
    await editor.tool('主题色').click();
    await expect(editor.colours()).toBeInViewport({ ratio: 1 });
  });
});
