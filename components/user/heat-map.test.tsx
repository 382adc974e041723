import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { formatApiTime } from '@/lib/utils/time';
import { addFault } from '@/mocks/control/faults';
import { server } from '@/mocks/node';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';
import { HeatMap } from './heat-map';

const DAY_MS = 24 * 60 * 60_000;
let comeNear: () => void;
beforeEach(() => {
  comeNear = stubIntersections();
});

function serve(times: readonly number[]): number[] {
  const asked: number[] = [];
  server.use(
    http.get(`*${API_PREFIX}/dynamics`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
      asked.push(pageNo);
      const rows = times.map((time, index) => ({ id: String(index), createTime: formatApiTime(time) }));
      const list = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return HttpResponse.json({ code: '0', message: '', data: { list, total: rows.length, pageNo } });
    }),
  );
  return asked;
}
const daysAgo = (days: number) => Date.now() - days * DAY_MS;
const userId = userNamed('demouser').id;
const map = () => screen.findByRole('img');

it('nothing is asked before the map comes near the viewport', async () => {
  const { client } = renderApp(<HeatMap userId={userId} />);
  expect(client.isFetching()).toBe(0);
  comeNear();
  expect(client.isFetching()).toBe(1);
  expect(await map()).toBeVisible();
});

it('a visitor hears in words how active a user was, and each day has its number', async () => {
  serve([...Array.from({ length: 7 }, () => daysAgo(0)), daysAgo(1), daysAgo(400)]);
  renderApp(<HeatMap userId={userId} />);
  comeNear();
  expect(await map()).toHaveAccessibleName('近一年的活跃度：8 次动态，活跃 2 天');
  const day = (await map()).querySelectorAll('rect');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent(`${formatApiTime(daysAgo(0)).slice(0, 10)}：7 次动态`);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent(`${formatApiTime(daysAgo(1)).slice(0, 10)}：1 次动态`);
  await userEvent.hover(day[day.length - 3] ?? document.body);
  expect(screen.getByRole('status')).toHaveTextContent(`${formatApiTime(daysAgo(2)).slice(0, 10)}：没有动态`);
  expect([...day].slice(-3).map((cell) => cell.dataset.level)).toEqual(['0', '1', '4']);
});

it('a user who did nothing for a year has an empty map', async () => {
  serve([]);
  renderApp(<HeatMap userId={userId} />);
  comeNear();
  expect(await map()).toHaveAccessibleName('近一年的活跃度：近一年还没有动态');
});

it('ten thousand dynamics cost ten requests, and the reader is told what was counted', async () => {
  const asked = serve(Array.from({ length: 10_000 }, (_, index) => Date.now() - index * 60_000));
  renderApp(<HeatMap userId={userId} />);
  comeNear();
  const since = formatApiTime(Date.now() - 499 * 60_000).slice(0, 10);
  expect(await map()).toHaveAccessibleName(new RegExp(`500 次动态.*仅统计 ${since} 以来的部分`));
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('a map that failed loads again on request', async () => {
  addFault({ path: '/dynamics', status: 500, body: {}, times: 2 });
  renderApp(<HeatMap userId={userId} />);
  comeNear();
  const failed = await screen.findByRole('alert');
  await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await map()).toBeVisible();
});
