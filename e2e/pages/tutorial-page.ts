import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The list of tutorials, and a tutorial with its chapters. */
export class TutorialPage {
  constructor(private readonly page: Page) {}

  open = (path = '') => visit(this.page, path === '' ? '/tutorial' : path);

  tabs = () => this.page.getByRole('navigation', { name: '教程分类' }).getByRole('link');
  tab = (name: string) => this.tabs().filter({ hasText: name });
  cards = () => this.page.getByRole('main').getByRole('article');
  card = (name: string) => this.cards().filter({ hasText: name });
  empty = () => this.page.getByText('暂无教程', { exact: true });

  title = () => this.page.getByRole('heading', { level: 1 });
  menu = () => this.page.getByRole('navigation', { name: '章节' });
  menuButton = () => this.page.getByRole('button', { name: '章节' });
  group = (title: string) => this.menu().getByText(title, { exact: true });
  chapter = (title: string | RegExp) => this.menu().getByRole('link', { name: title });
  current = () => this.menu().locator('[aria-current=page]');
  contents = () => this.page.getByRole('navigation', { name: '目录' });
  next = () => this.page.getByRole('navigation', { name: '上一章与下一章' }).getByRole('link', { name: /下一章/ });
  answers = () => this.page.getByRole('region', { name: /个回答/ }).getByRole('listitem');
  scrollTo = (heading: string) =>
    this.page
      .getByRole('main')
      .getByRole('heading', { name: heading })
      .evaluate((element) => element.scrollIntoView());
  /** The ids of the chapters whose reading positions this browser keeps. */
  keptPositions = () =>
    this.page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('READING_POSITIONS') ?? '{}')));
  resumeChapter = () => this.page.getByRole('button', { name: /上次读到 .*继续阅读/ });
  resume = () => this.page.getByRole('main').getByRole('link', { name: '继续阅读' });
}
