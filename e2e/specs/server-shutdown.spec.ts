import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { API_PREFIX } from '@/lib/config/api';
import { expect, test } from '@/e2e/fixtures';
import { startOwnSite } from '@/e2e/servers';

const article = {
  articleTitle: '停机前的最后一篇',
  content: '正文',
  html: '<p>正文</p>',
  category: '2',
  tag: 'js',
  description: '描述',
  theme: '',
  codeStyle: '',
  coverImage: '',
  linkUrl: '',
};

test('a site whose log nobody reads any more goes on, and exits with 0', async ({ servers, api }) => {
  const site = await startOwnSite(servers.apiUrl, { output: 'pipe' });
  const { id } = await api.plantArticle({ title: '日志断了', content: '正文' });
  site.process.stdout?.destroy();
  site.process.stderr?.destroy();
  await api.fault({ path: '/articles/articleinfo', status: 500 });
  // Each is a line in the log.
  for (let time = 0; time < 3; time += 1) expect((await fetch(`${site.url}/post/${id}`)).status).toBe(503);
  await api.heal();
  expect((await fetch(`${site.url}/post/${id}`)).status).toBe(200);
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  await site.stop();
});

test('on SIGTERM under load the site answers pending requests, refuses new ones, and exits with 0', async ({
  servers,
  api,
}) => {
  const site = await startOwnSite(servers.apiUrl);
  const { token, userId } = await api.session('demouser');
  const slow = await api.plantArticle({ title: '慢慢来', content: '正文' });
  await api.fault({ method: 'POST', path: '/articles/createarticle', delayMs: 2_500 });
  await api.fault({ path: '/articles/articleinfo', delayMs: 2_000, times: 1 });

  const socket = new WebSocket(
    `${site.url.replace('http', 'ws')}${API_PREFIX}/socket/message?id=${userId}&token=${token}`,
  );
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const publish = fetch(`${site.url}${API_PREFIX}/articles/createarticle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accessToken: token },
    body: JSON.stringify(article),
  });
  const render = fetch(`${site.url}/post/${slow.id}`);
  await expect
    .poll(async () => (await api.requests()).map(({ path }) => path))
    .toEqual(
      expect.arrayContaining([expect.stringContaining('createarticle'), expect.stringContaining('articleinfo')]),
    );

  // Readers who send requests until none is answered any more.
  let answered = 0;
  const readers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const response = await fetch(`${site.url}/rank`).catch(() => null);
      if (!response) return;
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('</html>');
      answered += 1;
    }
  });

  await expect.poll(() => answered).toBeGreaterThan(readers.length);

  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  // Closed with the code that asks the client to reconnect.
  expect((await closed)[0]).toBe(1012);
  // The readers' connections are answered for a while yet; a new one is not taken.
  await expect(once(connect(Number(new URL(site.url).port), '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');

  expect(await (await publish).json()).toMatchObject({ code: '0' });
  expect(await (await render).text()).toContain('慢慢来');
  await Promise.all(readers);
  expect((await ended)[0]).toBe(0);
  const published = await api.state<{ articleTitle: string }>('articles');
  expect(published.filter(({ articleTitle }) => articleTitle === article.articleTitle)).toHaveLength(1);
  await site.stop();
});
