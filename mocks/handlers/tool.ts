import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { toolTreeSchema } from '@/lib/domain/tool/schema';
import { db } from '@/mocks/db';
import { idFor, randomFor } from '@/mocks/db/random';
import { DRAWN_PATH, drawnUrl } from '@/mocks/seed/tools';
import type { Viewer } from '@/mocks/wire/article';
import { toolRow } from '@/mocks/wire/tool';
import type { Wire } from '@/mocks/wire/wire';
import { BusinessFailure, errorPage } from './answers';
import { call } from './call';
import { required } from './params';
import { toggleCalls } from './toggle';

const collectedBy = (userId: string, viewer: Viewer) =>
  db.toolCollects.targets(userId).flatMap(([id]) => {
    const tool = db.tools.get(id);
    return tool ? [toolRow(tool, viewer)] : [];
  });

/** A drawn logo or icon with these characters; they also choose the background. */
function drawing(characters: string): string {
  const hue = randomFor(`drawing:${characters}`).int(0, 359);
  const letters = characters.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="hsl(${hue} 55% 42%)"/><text x="32" y="43" font-family="system-ui,sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text></svg>`;
}

export const toolHandlers = [
  call({
    method: 'GET',
    path: '/sites/list-tree',
    params: z.object({}),
    handle: ({ viewer }): Wire<typeof toolTreeSchema> => [
      {
        id: idFor('tool-category:collection'),
        name: '我的收藏',
        icon: drawnUrl('★'),
        children: viewer ? collectedBy(viewer.id, viewer) : [],
      },
      ...db.toolCategories.map((category) => ({
        ...category,
        children: [...db.tools.values()]
          .filter(({ categoryId }) => categoryId === category.id)
          .map((tool) => toolRow(tool, viewer)),
      })),
    ],
  }),
  call({
    method: 'GET',
    path: '/sites/list-by-name',
    params: z.object({ name: required() }),
    handle: ({ params, viewer }) => {
      const wanted = params.name.trim().toLowerCase();
      return [...db.tools.values()]
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .map((tool) => toolRow(tool, viewer));
    },
  }),
  call({
    method: 'GET',
    path: '/users/getcollecttools',
    params: z.object({ userId: required() }),
    handle: ({ params, viewer }) => collectedBy(params.userId, viewer),
  }),
  ...toggleCalls({
    on: '/users/collecttool',
    off: '/users/uncollecttool',
    params: z.object({ toolId: required() }),
    relation: () => db.toolCollects,
    target: ({ toolId }) => toolId,
    check: ({ toolId }) => {
      if (!db.tools.has(toolId)) throw new BusinessFailure('工具不存在');
    },
    verb: '收藏',
    repeated: '用户已收藏',
    missing: '还未收藏',
  }),
  http.get(`*${DRAWN_PATH}/:name`, ({ params }) => {
    const [characters = '', ending] = decodeURIComponent(String(params.name)).split('.');
    if (ending !== 'svg' || characters === '') return errorPage(404, 'Not Found');
    return new HttpResponse(drawing(characters), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
  }),
];
