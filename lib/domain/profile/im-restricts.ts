/** Choices of the users who may send private messages, by the API's codes. */
export const IM_RESTRICTS = [
  { value: '0', label: '所有人', hint: '任何登录用户都可以给我发私信' },
  { value: '1', label: '我关注的人', hint: '只有我关注的用户可以给我发私信' },
  { value: '2', label: '互相关注的人', hint: '只有与我互相关注的用户可以给我发私信' },
  { value: '3', label: '不允许任何人', hint: '不再收到新的私信' },
] as const;
export type ImRestrict = (typeof IM_RESTRICTS)[number]['value'];
