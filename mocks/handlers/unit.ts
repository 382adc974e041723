import * as z from 'zod/mini';
import { mockConfig } from '@/mocks/config';
import { idFor } from '@/mocks/db/random';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { required } from './params';
import { webAddress } from './rules';

/** Hosts that the image service cannot reach, so that a test can have an uncopied picture. */
const UNREACHABLE = /(?:^|\.)(?:invalid|localhost)$/;

/**
 * Address of the image service's copy of an external picture ('' when unreachable): a seeded picture, nothing is
 * fetched.
 */
function copyAddress(address: string): string {
  const url = webAddress(address);
  if (!url || UNREACHABLE.test(url.hostname)) return '';
  if (url.origin === mockConfig.origin) return address;
  return `${mockConfig.origin}/uploads/seed/fe-rsc-boundary.svg?of=${idFor(`copy:${address}`)}`;
}

export const unitHandlers = [
  call({
    method: 'GET',
    path: '/unit/linkinfo',
    params: z.object({ url: required() }),
    handle: ({ params }) => {
      const url = webAddress(params.url);
      if (!url || UNREACHABLE.test(url.hostname)) throw new BusinessFailure('获取链接信息失败');
      return { title: `${url.hostname} 上的文章`, url: url.href, description: '', icon: '' };
    },
  }),
  memberCall({
    method: 'POST',
    path: '/upload/analyzeHttp',
    params: z.object({ urls: z.array(z.string()).check(z.minLength(1), z.maxLength(100)) }),
    handle: ({ params }) => params.urls.map(copyAddress),
  }),
];
