import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** Reading without a network: its switch, its list, the bar of a copy, and what the browser has kept. */
export class OfflineReading {
  constructor(private readonly page: Page) {}

  open = (origin = '') => visit(this.page, `${origin}/offline`);
  switch = () => this.page.getByRole('switch', { name: /^离线阅读/ });
  instead = () => this.page.getByRole('heading', { level: 1, name: '网络已断开' });
  /** The worker has the sheet of drawings, or nothing would be drawn. */
  drawnWidth = () =>
    this.page
      .getByRole('main')
      .locator('svg:has(> use[href$="#unplugged"])')
      .evaluate((drawing) => (drawing instanceof SVGGraphicsElement ? drawing.getBBox().width : 0));
  rows = () => this.page.getByRole('list', { name: '本机保存的内容' }).getByRole('listitem');
  row = (title: string) => this.page.getByRole('link', { name: title, exact: true });
  removeButton = (title: string) => this.page.getByRole('button', { name: `删除离线副本：${title}` });
  copyBar = () => this.page.getByRole('status').getByText(/^(这是离线副本|离线) · 保存于/);
  reloadButton = () => this.page.getByRole('status').getByRole('button', { name: '重新加载' });

  async turnOn(origin = ''): Promise<void> {
    await this.open(origin);
    await this.switch().click();
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  registrations = () => this.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  caches = () => this.page.evaluate(() => caches.keys());

  /** Addresses of kept pages, by the build that they are of. */
  kept = () =>
    this.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('offline-pages-'));
      const pages = names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => `${name.slice(14)} ${new URL(url).pathname}`),
      );
      return (await Promise.all(pages)).flat().sort();
    });

  /** Puts the time at which everything was saved back by an hour. */
  age = () =>
    this.page.evaluate(async () => {
      for (const name of (await caches.keys()).filter((cache) => cache.startsWith('offline-pages-'))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          if (!answer) continue;
          const headers = new Headers(answer.headers);
          const page = JSON.parse(decodeURIComponent(headers.get('x-kept') ?? ''));
          headers.set('x-kept', encodeURIComponent(JSON.stringify({ ...page, savedAt: page.savedAt - 3_600_000 })));
          await cache.put(request, new Response(await answer.text(), { headers }));
        }
      }
    });
}
