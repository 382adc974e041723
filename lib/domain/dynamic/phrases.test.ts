import { expect, it } from 'vitest';
import { dynamicPhrase } from './phrases';

it.each([
  ['published', 'article', '发布了文章'],
  ['published', 'share', '发布了友圈'],
  ['liked', 'share', '赞了友圈'],
  ['followed', 'user', '关注了用户'],
  ['collected', 'tool', '收藏了工具'],
  ['other', 'article', '动态：文章'],
] as const)('%s %s reads %s', (action, kind, phrase) => expect(dynamicPhrase({ action, kind })).toBe(phrase));
