import { ApiError } from './api-error';

const ALREADY_SO =
  /^(重复|今[天日]已经?签到|请勿重复|(您|用户)?已经?(点赞|赞过|关注|收藏|取消|发表过意见)|您?(还|尚)?(未|没有?)(点赞|赞过|关注|收藏|表态|发表意见))/;
const GONE = /不存在|已(被)?删除/;

const isRefusal = (error: unknown, sentence: RegExp) =>
  error instanceof ApiError && error.kind === 'business' && sentence.test(error.message);

/** The API refused a toggle because the state already holds (重复点赞, 已关注, 还未点赞, 今天已经签到过了). */
export const isAlreadySo = (error: unknown): boolean => isRefusal(error, ALREADY_SO);

/** The subject was deleted (文章不存在). */
export const isGone = (error: unknown): boolean => isRefusal(error, GONE);
