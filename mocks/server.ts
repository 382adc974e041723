import http from 'node:http';
import { mockConfig } from './config';
import { db } from './db';
import { serve } from './server/http';
import { upgrade } from './server/sockets';

const { host, port } = mockConfig;

const server = http.createServer((incoming, outgoing) => void serve(incoming, outgoing));
server.on('upgrade', upgrade);
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: stop what uses it, or set MOCK_PORT to another.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => {
  console.log(`Contract API ready at http://${host}:${port} (${db.articles.size} articles, ${db.users.size} users)`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(0));
}
