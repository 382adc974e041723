import http from 'node:http';
import { freePort } from '@/scripts/processes.mjs';

export interface Front {
  url: string;
  /** Build that documents are said to be of; that of the site by default. */
  build?: string;
  isDown: boolean;
  /** It answers in place of the site, as nginx without an instance. */
  isWithoutSite: boolean;
  /** The release before had no service worker. */
  isWithoutWorker: boolean;
  stop: () => Promise<void>;
}

/** A site as a browser sees it over time: gone, of another build, or rolled back to a release without a service worker. */
export async function startFront(siteUrl: string): Promise<Front> {
  const port = await freePort();
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    isDown: false,
    isWithoutSite: false,
    isWithoutWorker: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = http.createServer((request, response) => {
    if (front.isDown) return void request.socket.destroy();
    if (front.isWithoutSite) return void response.writeHead(502, { 'content-type': 'text/html' }).end('Bad Gateway');
    if (front.isWithoutWorker && request.url === '/sw.js') return void response.writeHead(404).end();
    const { method, url, headers } = request;
    const onward = http.request(new URL(url ?? '/', siteUrl), { method, headers }, (answer) => {
      const build = answer.headers['x-build'] && front.build;
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(build && { 'x-build': build }) });
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return front;
}
