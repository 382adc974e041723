/** Starts nginx with the configuration of `deploy/`, on ports and paths of its own, for tests and the bench. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { needServer } from './debian.mjs';
import { exitOf, freePort, start, waitUntilAnswering } from './processes.mjs';
import { ROOT } from './toolchain.mjs';

const DEPLOY = path.join(ROOT, 'deploy');

/**
 * @param {{ sites: number[], api: number, staticFiles?: string, fileHeaders?: Record<string, string>, edit?: (configuration: string) => string, workers?: number }} options
 *   sites, api: ports of the instances and of the API; staticFiles: directory below which `/_next/static` lies;
 *   fileHeaders: more headers of the files there; edit: what an operator changes besides
 */
export async function startNginx({ sites, api, staticFiles, fileHeaders = {}, edit = (text) => text, workers = 1 }) {
  needServer('nginx');
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  fs.chmodSync(directory, 0o755);
  const port = await freePort();
  const headers = Object.entries(fileHeaders)
    .map(([name, value]) => `    add_header ${name} ${JSON.stringify(value)};\n`)
    .join('');
  const servers = sites.map((site) => `  server 127.0.0.1:${site} max_fails=1 fail_timeout=2s;`).join('\n');
  const configuration = fs
    .readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/(upstream site \{[^}]*?)(?:\s+server [^;]+;)+/, (_match, head) => `${head}\n${servers}`)
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${api}`)
    .replaceAll('/srv/gimishare/current/deploy', DEPLOY)
    .replace('/srv/gimishare/static', staticFiles ?? path.join(directory, 'static'))
    .replaceAll('/var/cache/nginx/gimishare', path.join(directory, 'cache'))
    .replaceAll('/var/log/nginx/gimishare.log', path.join(directory, 'access.log'))
    .replaceAll('/var/log/nginx/gimishare-errors.log', path.join(directory, 'error.log'))
    .replaceAll('127.0.0.1:3009', `127.0.0.1:${await freePort()}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // Files are logged as pages are, and have as many headers: the bench compares the two.
    .replace(
      '    access_log off;\n    add_header Cache-Control "public',
      `${headers}    add_header Cache-Control "public`,
    );
  fs.writeFileSync(
    path.join(directory, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes ${workers};
    worker_rlimit_nofile 65536;
    pid ${directory}/nginx.pid;
    error_log ${directory}/error.log;
    events { worker_connections 32768; }
    http {
      include /etc/nginx/mime.types;
      # As the distributions have it.
      sendfile on;
      tcp_nopush on;
      client_body_temp_path ${directory}/body;
      proxy_temp_path ${directory}/proxy;
      fastcgi_temp_path ${directory}/fastcgi;
      uwsgi_temp_path ${directory}/uwsgi;
      scgi_temp_path ${directory}/scgi;
      ${edit(configuration)}
    }`,
  );
  const url = `http://127.0.0.1:${port}`;
  async function launch() {
    const child = start('nginx', ['-p', directory, '-c', path.join(directory, 'nginx.conf'), '-g', 'daemon off;'], {
      cwd: directory,
      env: process.env,
    });
    await waitUntilAnswering(`${url}/-/`, child);
    return child;
  }
  let child = await launch();
  return {
    port,
    url,
    /** Cuts every connection. */
    async restart() {
      child.kill('SIGTERM');
      await exitOf(child);
      child = await launch();
    },
    /** The access log. */
    log: () => fs.readFileSync(path.join(directory, 'access.log'), 'utf8'),
    /** The error log. */
    errors: () => fs.readFileSync(path.join(directory, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await exitOf(child);
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
