import { mockConfig } from './config';
import { db } from './db';
import { createContractServer } from './server/create';

const { host, port } = mockConfig;

const server = createContractServer();
server.on('error', (error) => {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: stop what uses it, or set MOCK_PORT to another.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => {
  console.log(
    `Contract API and control room ready at http://${host}:${port}/ (${db.articles.size} articles, ${db.users.size} users)`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(0));
}
