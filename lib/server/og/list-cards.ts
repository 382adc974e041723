import 'server-only';
import { listImageName } from '@/lib/config/file-routes';
import { SITE_SUBJECT } from '@/lib/config/site';
import { CATEGORIES } from '@/lib/domain/article/categories';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import type { SocialCard } from './card';

const CIRCLE = '新鲜事、技术心得和求助';

const LISTS = new Map<string, readonly [title: string, about: string]>([
  [listImageName('home'), [SITE_SUBJECT, '文章、友圈、工具箱与教程']],
  ...CATEGORIES.map(({ code, label }) => [listImageName('home', code), [label, '文章']] as const),
  [listImageName('sharecircle'), ['友圈', CIRCLE]],
  ...SHARE_BLOCKS.map(({ id, name }) => [listImageName('sharecircle', id), [name, `友圈：${CIRCLE}`]] as const),
  [listImageName('rank'), ['作者榜', '本周最受读者欢迎的作者']],
  [listImageName('tool'), ['工具箱', '常用的开发工具与站点']],
  [listImageName('tutorial'), ['教程', '成体系的教程：分章讲解，附代码']],
  [listImageName('question'), ['题库', '选择题与简答题，附解析']],
  [listImageName('feedback'), ['反馈', '遇到的问题、想要的功能与回应']],
]);

export function listCard(name: string): SocialCard | undefined {
  const list = LISTS.get(name);
  return list && { titles: [list[0]], name: '', note: list[1], tags: [] };
}
