import { expect, test } from 'vitest';
import { tagNameProblem } from './tag-name';

test.each([
  ['', '请输入标签名称'],
  ['\u3164', '请输入标签名称'],
  ['前端 性能', '请输入标签名称'],
  ['前端　', '请输入标签名称'],
  ['字'.repeat(25), '标签名称最大长度不能超过24位'],
  ['a\u200bb', '标签名称不能包含看不见的字符'],
  ['前\u2060端', '标签名称不能包含看不见的字符'],
  ['甲;乙', '标签名称不能包含分号'],
  ['字'.repeat(24), null],
  ['👩'.repeat(24), null],
  ['性能优化', null],
])('a tag named "%s" has the error: %s', (name, problem) => {
  expect(tagNameProblem(name)).toBe(problem);
});
