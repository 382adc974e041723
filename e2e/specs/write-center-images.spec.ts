import { expect, test } from '@/e2e/fixtures';
import { PNG, PNG_BASE64 } from '@/e2e/png';

const png = (name: string) => ({ name, type: 'image/png', base64: PNG_BASE64 });
const UPLOAD = '/upload/uploadFile';

test.beforeEach(async ({ openWriteCenter }) => {
  await openWriteCenter();
});

test('several pasted pictures keep their order and the text around them @smoke', async ({
  writeCenterPage,
  api,
  page,
}) => {
  await api.fault({ path: UPLOAD, delayMs: 600, times: 1 });
  await writeCenterPage.type('前');
  await writeCenterPage.paste({ files: [png('one.png'), png('two.png')] });
  await expect(writeCenterPage.upload('上传图片：one.png')).toContainText('正在上传');
  expect(await writeCenterPage.getText()).not.toContain('one');
  await writeCenterPage.text().focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('更');
  await expect.poll(writeCenterPage.getText).toMatch(/^更前\n\n!\[one\]\(\S+\.png\)\n\n!\[two\]\(\S+\.png\)$/);
  await expect(writeCenterPage.preview().getByRole('img', { name: 'two' })).toBeVisible();
});

// The pictures in the texts do not exist.
test.use({ expectedProblems: /status of 5\d\d|net::ERR_/ });

test.describe('that fail', () => {
  test('show the error at their placeholder, and can be retried or cancelled', async ({
    writeCenterPage,
    api,
    page,
  }) => {
    await api.fault({ path: UPLOAD, status: 500, times: 1 });
    await writeCenterPage.drop([png('bad.png')]);
    const mark = writeCenterPage.upload('上传图片：bad.png');
    await expect(mark).toContainText('上传图片失败，请重新上传');
    await mark.getByRole('button', { name: '重试' }).click();
    await expect.poll(writeCenterPage.getText).toMatch(/^!\[bad\]\(\S+\)$/);

    await api.fault({ path: UPLOAD, drop: true, times: 1 });
    await writeCenterPage.paste({ files: [png('gone.png')] });
    const gone = writeCenterPage.upload('上传图片：gone.png');
    await expect(gone).toContainText('上传图片失败，请重新上传');
    await writeCenterPage.title().fill('题');
    await writeCenterPage.fillForm();
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.toast('有图片没有上传成功，请先重试或取消')).toBeVisible();
    await page.keyboard.press('Escape');
    await gone.getByRole('button', { name: '取消' }).click();
    await expect(gone).toBeHidden();
    expect(await writeCenterPage.getText()).not.toContain('gone');

    await api.fault({ path: UPLOAD, delayMs: 20_000, times: 1 });
    await writeCenterPage.paste({ files: [png('slow.png')] });
    await writeCenterPage.openForm().click();
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.toast('还有图片正在上传，请稍候')).toBeVisible();
    await page.keyboard.press('Escape');
    await writeCenterPage.upload('上传图片：slow.png').getByRole('button', { name: '取消' }).click();
    expect(await writeCenterPage.getText()).not.toContain('slow');
  });

  test('one by one of several that were dropped together leave the others and their order unchanged', async ({
    writeCenterPage,
    api,
  }) => {
    await api.fault({ path: UPLOAD, delayMs: 1_000, times: 2 });
    await api.fault({ path: UPLOAD, status: 500, times: 1 });
    await writeCenterPage.drop([png('甲.png'), png('乙.png'), png('丙.png')]);
    for (const name of ['甲', '乙', '丙']) await expect(writeCenterPage.upload(`上传图片：${name}.png`)).toBeVisible();
    await expect(writeCenterPage.upload(/^上传图片/).filter({ hasText: /正在上传 .\.png \d+%/ })).not.toHaveCount(0);
    const failed = writeCenterPage.upload(/^上传图片/).filter({ hasText: '上传图片失败，请重新上传' });
    await expect(failed).toHaveCount(1);
    await expect(writeCenterPage.upload(/^上传图片/)).toHaveCount(1);
    const name = (await failed.getAttribute('aria-label'))?.match(/(.)\.png$/)?.[1] ?? '';
    const others = [...'甲乙丙'].filter((other) => other !== name);
    const arrived = new RegExp(others.map((other) => `!\\[${other}\\]\\(\\S+\\)`).join('\\s+'));
    expect((await writeCenterPage.getText()).trim()).toMatch(new RegExp(`^${arrived.source}$`));
    await failed.getByRole('button', { name: '重试' }).click();
    await expect.poll(writeCenterPage.getText).toMatch(/^!\[甲\]\(\S+\)\n\n!\[乙\]\(\S+\)\n\n!\[丙\]\(\S+\)$/);
  });
});

test('a file that is not a picture, or too large, is refused with a message', async ({ writeCenterPage }) => {
  await writeCenterPage.drop([{ name: 'a.pdf', type: 'application/pdf', base64: PNG_BASE64 }]);
  await expect(writeCenterPage.toast('上传图片格式不正确')).toBeVisible();
  await writeCenterPage.paste({ files: [{ name: 'big.png', type: 'image/png', base64: 'A'.repeat(7_200_000) }] });
  await expect(writeCenterPage.toast('上传图片大小不能超过 5MB!')).toBeVisible();
  expect(await writeCenterPage.getText()).toBe('');
});

test('foreign pictures in pasted text are copied; one that cannot be copied keeps its address, as do our own; an address pasted over words makes them a link', async ({
  writeCenterPage,
  api,
  page,
}) => {
  await writeCenterPage.text().focus();
  await writeCenterPage.paste({
    html: '<h2>小节</h2><p onclick="alert(1)">正<span style="font-weight:700">文</span><img alt="甲" src="https://a.example/1.png"><img alt="乙" src="https://b.invalid/2.png"></p>',
    text: '小节 正文',
  });
  await expect
    .poll(writeCenterPage.getText)
    .toMatch(/^## 小节\n\n正\*\*文\*\*!\[甲\]\(http\S+\/uploads\/\S+\)!\[乙\]\(https:\/\/b\.invalid\/2\.png\)$/);
  await expect(writeCenterPage.toast('1 张图片转存失败，已保留原链接')).toBeVisible();
  const [request] = await api.requests('/upload/analyzeHttp');
  expect(JSON.parse(String(request?.body))).toEqual({ urls: ['https://a.example/1.png', 'https://b.invalid/2.png'] });

  await writeCenterPage.setText('');
  await writeCenterPage.paste({ files: [png('own.png')] });
  await expect.poll(writeCenterPage.getText).toMatch(/^!\[own\]\(\S+\)$/);
  const text = await writeCenterPage.getText();
  await writeCenterPage.text().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await writeCenterPage.paste({ text: `\n\n${text}\n\n![别处](https://a.example/3.png)` });
  await expect.poll(writeCenterPage.getText).not.toContain('a.example');
  expect((await writeCenterPage.getText()).startsWith(`${text}\n\n${text}\n\n`)).toBe(true);
  const [, second, ...more] = await api.requests('/upload/analyzeHttp');
  expect(JSON.parse(String(second?.body))).toEqual({ urls: ['https://a.example/3.png'] });
  expect(more).toEqual([]);

  await writeCenterPage.setText('');
  await writeCenterPage.type('文档');
  await page.keyboard.press('ControlOrMeta+a');
  await writeCenterPage.paste({ text: 'https://a.example/doc' });
  expect(await writeCenterPage.getText()).toBe('[文档](https://a.example/doc)');
});

test('the cover shows a failed upload, is uploaded on retry and removed again', async ({ writeCenterPage, api }) => {
  await writeCenterPage.title().fill('题');
  await writeCenterPage.setText('正文');
  await writeCenterPage.openForm().click();
  const cover = writeCenterPage.form().getByRole('group', { name: '封面' });
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: PNG };
  await api.fault({ path: UPLOAD, status: 500, times: 1 });
  await cover.locator('input').setInputFiles(file);
  await expect(cover.getByText('上传封面图失败')).toBeVisible();
  await cover.getByRole('button', { name: '重试' }).click();
  await expect(cover.getByRole('img', { name: '封面' })).toBeVisible();
  await cover.getByRole('button', { name: '移除封面' }).click();
  await expect(cover.getByRole('img')).toHaveCount(0);

  await api.fault({ path: UPLOAD, delayMs: 20_000, times: 1 });
  await cover.locator('input').setInputFiles(file);
  await writeCenterPage.form().getByText('IT技术', { exact: true }).click();
  await writeCenterPage.form().getByText('前端', { exact: true }).click();
  await writeCenterPage.description().fill('一句描述');
  await writeCenterPage.publish().click();
  await expect(writeCenterPage.toast('封面正在上传，请稍候')).toBeVisible();
  await cover.getByRole('button', { name: '取消' }).click();
});
