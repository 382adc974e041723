import { codePointsIn } from '@/lib/utils/characters-in';
import { hasHiddenSigns } from '@/lib/utils/hidden-signs';
import { isBlank } from '@/lib/utils/is-blank';

const TAG_NAME_MAX = 24;

/** Problem with a custom tag's name (specification 1, section 5), or null. */
export function tagNameProblem(name: string): string | null {
  if (isBlank(name) || /\s/.test(name)) return '请输入标签名称';
  if (hasHiddenSigns(name)) return '标签名称不能包含看不见的字符';
  // A semicolon separates an article's tags on the wire.
  if (name.includes(';')) return '标签名称不能包含分号';
  return codePointsIn(name) > TAG_NAME_MAX ? '标签名称最大长度不能超过24位' : null;
}

const MAX_CHARACTERS = 64;

/** Whether a tag can be part of an address, also one that a member named. */
export const isTagAddress = (tag: string): boolean =>
  !isBlank(tag) && codePointsIn(tag) <= MAX_CHARACTERS && tag !== '.' && tag !== '..';
