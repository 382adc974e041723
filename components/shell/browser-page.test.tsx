import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { checkDigit } from '@/lib/utils/identifier';
import { givenShares } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { BrowserPage } from './browser-page';

afterEach(clearFaults);

const UNKNOWN = `0000000000fffff${checkDigit('0000000000fffff')}`;

const open = (at: string) =>
  renderApp(
    <BrowserPage aside={null}>
      <h1>页面暂时打不开</h1>
    </BrowserPage>,
    { at },
  );
const unavailable = () => screen.queryByRole('heading', { name: '页面暂时打不开' });

it('a share that the server could not read is shown as soon as the browser has read it', async () => {
  const { id } = givenShares({ username: 'otheruser', content: '一条友圈' });
  open(`/sharecircle/${id}`);
  expect(unavailable()).toBeVisible();
  expect(await screen.findByText('一条友圈')).toBeInTheDocument();
  expect(unavailable()).toBeNull();
});

it('a share that is gone says so', async () => {
  open(`/sharecircle/${UNKNOWN}`);
  expect(await screen.findByText('友圈不存在或已被删除')).toBeInTheDocument();
});

it('a share that the browser cannot read either stays unavailable', async () => {
  const { id } = givenShares({ username: 'otheruser', content: '一条友圈' });
  addFault({ path: '/shares/info', status: 500 });
  open(`/sharecircle/${id}`);
  await waitFor(() => expect(callsOf('/shares/info')).not.toHaveLength(0));
  expect(unavailable()).toBeVisible();
});

it.each(['/', '/sharecircle', '/sharecircle/admin', `/post/${UNKNOWN}`])(
  'at %s the browser asks for nothing',
  (address) => {
    open(address);
    expect(unavailable()).toBeVisible();
    expect(callsOf('/shares/info')).toEqual([]);
  },
);
