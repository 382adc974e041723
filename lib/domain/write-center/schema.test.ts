import { expect, it } from 'vitest';
import { wrongFields } from '@/test/wrong-fields';
import { publishSchema } from './schema';

const complete = { category: '2', tag: ['qd'], linkUrl: '', description: '述' };
const wrong = (changes: Partial<typeof complete>) => wrongFields(publishSchema, { ...complete, ...changes });

it('reports what an article lacks, by field', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ category: '', tag: [], description: ' ' })).toEqual({
    category: '请选择文章分类',
    tag: '请输入标签',
    description: '请输入文章描述',
  });
  expect(wrong({ description: '字'.repeat(256) })).toEqual({ description: '文章描述不能超过 255 字' });
  expect(wrong({ description: '👩'.repeat(255) })).toEqual({});
  expect(wrong({ linkUrl: 'javascript:alert(1)' })).toEqual({ linkUrl: '请输入以 http:// 或 https:// 开头的链接' });
  expect(wrong({ linkUrl: ' https://a.example/ ' })).toEqual({});
});
