import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The folders of a user, and the sites of one of them. */
export class FoldersPage {
  constructor(private readonly page: Page) {}

  open = (userId: string, folderId?: string) =>
    visit(this.page, folderId ? `/user/${userId}/folder/${folderId}` : `/user/${userId}/folder`);

  private main = () => this.page.getByRole('main');
  private list = () => this.main().getByRole('list', { name: '文件夹' });
  names = () => this.list().getByRole('heading');
  cards = () =>
    this.list()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading') });
  card = (name: string) => this.cards().filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  openLink = (name: string) => this.card(name).getByRole('link', { name: `打开文件夹 ${name}` });
  menuButton = (name: string) => this.card(name).getByRole('button', { name: `管理文件夹 ${name}` });
  /** Chooses 前移, 后移, 更新 or 删除 of a folder in its menu. */
  choose = async (action: string, name: string) => {
    await this.menuButton(name).press('Enter');
    await this.card(name)
      .getByRole('button', { name: `${action}文件夹 ${name}` })
      .press('Enter');
  };
  button = (name: string) => this.main().getByRole('button', { name });
  dialog = (name: string) => this.page.getByRole('dialog', { name });
  folderName = () => this.main().getByRole('navigation', { name: '面包屑' }).getByRole('heading');
  backLink = () => this.main().getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '文件夹' });
  sites = () => this.main().getByRole('feed', { name: '站点' }).getByRole('article');
  filter = () => this.main().getByRole('searchbox', { name: '筛选站点' });
}
