import { collectTool, listCollectedTools, listToolTree, searchTools } from '@/lib/domain/tool/api';
import { answerTo, rowsOf, rowsWithin } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';

const SCHEMA = 'lib/domain/tool/schema.ts';

export const toolChecks: NounChecks = {
  noun: 'tool',
  calls: {
    'GET /sites/list-tree': {
      isNeeded: true,
      without: 'the tools say that they cannot be loaded',
      ask: async (known) => {
        const tree = await listToolTree();
        known.tool ??= tree.flatMap(({ children }) => children)[0];
        return tree;
      },
    },
    'GET /sites/list-by-name': {
      without: 'the search for tools says that it cannot be loaded',
      ask: ({ tool }) => searchTools(need(tool, 'tool').name),
    },
    'GET /users/getcollecttools': {
      without: 'a tab of the profile says that it cannot be loaded',
      ask: ({ article, share }) => listCollectedTools(need((article ?? share)?.userId, 'author')),
    },
    'GET /users/collecttool': { isWrite: true, without: 'no tool can be collected' },
    'GET /users/uncollecttool': { isWrite: true, without: 'no tool leaves a collection' },
  },
  probes: [
    {
      of: 'A5',
      says: 'the first entry of the tree is the collection, which visitors have none of',
      without: 'the first category is shown as the reader’s collection',
      change: SCHEMA,
      ask: async ({ send }) => {
        const answer = await send({ path: '/sites/list-tree', token: null });
        const [first, second] = rowsOf(Object(answer.body).data);
        if (!first || !second) throw new NothingToAsk('the tree has no two entries');
        const count = rowsOf(first.children).length;
        return count === 0 ? null : `for a visitor it has ${count} tools`;
      },
    },
    {
      of: 'A5',
      says: 'icon and logo are addresses of pictures',
      without: 'a tool shows its first letter',
      change: SCHEMA,
      ask: ({ exchanges }) => {
        const pictures = [...rowsWithin(answerTo(exchanges, 'GET /sites/list-tree'))].flatMap(({ icon, logo }) => [
          icon,
          logo,
        ]);
        const given = pictures.filter((value): value is string => typeof value === 'string' && value !== '');
        const wrong = given.filter((value) => !/^(https?:)?\/\/|^\/|^data:image\//.test(value));
        return wrong.length === 0
          ? null
          : `${wrong.length} of ${given.length} are no addresses, such as ${wrong[0]?.slice(0, 40)}`;
      },
    },
  ],
  write: async ({ step }) => {
    const tools = (await listToolTree()).flatMap(({ children }) => children);
    const { id } = need(
      tools.find(({ collected }) => !collected),
      'tool that is not collected',
    );
    await step('GET /users/collecttool', () => collectTool(id, true));
    await step('GET /users/uncollecttool', () => collectTool(id, false));
  },
};
