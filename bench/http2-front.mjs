/** HTTP/2 in front of a server, as a proxy in production has it: over HTTP/1.1 a browser loads six files at a time. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../scripts/processes.mjs';

const CERTIFICATE = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1'.split(' ');
/** Headers of one connection, which HTTP/2 does not know. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

function createCertificate() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-http2-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  execFileSync('openssl', [...CERTIFICATE, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pem = { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
  fs.rmSync(folder, { recursive: true });
  return pem;
}

/** @param {http2.IncomingHttpHeaders | http.IncomingHttpHeaders} headers */
const withoutConnection = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)),
  );

/**
 * Starts a front that passes everything on. Browsers must ignore that nobody vouches for its certificate.
 * @param {string} target origin of a server that speaks HTTP/1.1
 * @throws when openssl is not installed
 */
export async function startHttp2Front(target) {
  const { hostname, port: targetPort, host } = new URL(target);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ ...createCertificate(), allowHTTP1: true }, (request, response) => {
    const headers = { ...withoutConnection(request.headers), host };
    const { method, url } = request;
    const passed = http.request({ agent, hostname, port: targetPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `https://127.0.0.1:${port}`,
    stop: async () => {
      agent.destroy();
      server.close();
    },
  };
}
