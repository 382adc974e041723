import { delay, http, HttpResponse } from 'msw';
import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { getUser } from '@/lib/domain/user/api';
import { server } from '@/mocks/node';
import { startContractApi } from '@/test/contract';
import { forPageRequest, withoutDeadline } from './page-request';

startContractApi();

const deadline = () => globalThis.requestDeadline?.();

it('all calls of a request, also those of its error page, share one deadline', async () => {
  const signals = await forPageRequest(async () => {
    const ofThePage = deadline();
    await setImmediate();
    return [ofThePage, deadline()];
  });
  expect(signals[0]).toBeInstanceOf(AbortSignal);
  expect(signals[1]).toBe(signals[0]);
});

it('another request has another deadline', async () => {
  const signals = await Promise.all([forPageRequest(async () => deadline()), forPageRequest(async () => deadline())]);
  expect(signals[1]).not.toBe(signals[0]);
});

it('a call that no page waits for has none', () => {
  expect(deadline()).toBeUndefined();
  expect(forPageRequest(() => withoutDeadline(deadline))).toBeUndefined();
});

it('a call to the API ends with the time of its request, although nobody hands it a signal', async () => {
  server.use(
    http.all(`*${API_PREFIX}/*`, async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const failure = expect(forPageRequest(() => getUser('1'))).rejects.toMatchObject({
    kind: 'network',
    message: '请求超时，请稍后重试',
  });
  over.abort(new DOMException('The time is over.', 'TimeoutError'));
  await failure;
  timeout.mockRestore();
});
