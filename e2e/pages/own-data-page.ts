import type { Download, Page } from '@playwright/test';
import { visit } from '../visit';

/** 我的数据 in the settings: what the browser keeps, the export and the import. */
export class OwnDataPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/setting/data');

  kept = () => this.page.getByRole('list', { name: '保存的内容' }).getByRole('listitem');
  clearButton = (name: string) => this.page.getByRole('button', { name: `清除${name}`, exact: true });
  answer = (name: string) => this.page.getByRole('dialog').getByRole('button', { name, exact: true });

  takenKind = (name: string) => this.page.getByRole('group', { name: '带走什么' }).getByRole('checkbox', { name });
  packed = () => this.page.getByText(/^已打包成 我的数据-/);
  leftOut = () => this.page.getByRole('list', { name: '没有带走的' });
  async pack(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: '打包下载' }).click();
    return download;
  }

  chooseFile = (file: string) => this.page.getByLabel('选择 zip 文件').setInputFiles(file);
  restoredKind = (name: RegExp) => this.page.getByRole('group', { name: '恢复什么' }).getByRole('checkbox', { name });
  restoreButton = () => this.page.getByRole('button', { name: '恢复到这个浏览器' });
  restored = () => this.page.getByText(/^已恢复：/);
}
