import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';
import { UserAside } from './user-aside';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubIntersections();
});

const demo = userNamed('demouser');
const USER = {
  id: demo.id,
  nickname: demo.nickname,
  avatar: '',
  job: '',
  description: '',
  gender: '',
  exp: 150,
  createTime: '',
  blogAddress: '',
};

function open() {
  renderApp(
    <UserAside
      user={USER}
      actions={{ articleTotal: 4, articleViewCountTotal: 200, userGetAgreeTotal: 10 }}
      tags={[{ tag: '前端', count: 3 }]}
    >
      <h2>代表作</h2>
    </UserAside>,
  );
}

it('says what a person has achieved and writes about', () => {
  open();
  expect(screen.getByText('距下一级 150 经验')).toBeInTheDocument();
  expect(screen.getByText('篇均阅读').nextElementSibling).toHaveTextContent('50');
  expect(screen.getByRole('link', { name: /前端/ })).toHaveAttribute('href', '/tag/%E5%89%8D%E7%AB%AF');
});

it('shows who follows a person and is followed by them, once the column is in sight', async () => {
  const other = userNamed('otheruser');
  db.follows.set(demo.id, other.id, 1);
  db.follows.set(other.id, demo.id, 1);
  open();
  expect(screen.queryByText('互相关注')).toBeNull();
  // Its script may be on the way.
  const title = await waitFor(() => {
    comeNear();
    return screen.getByText('互相关注');
  });
  const block = title.closest('section');
  if (!block) throw new Error('There is no block');
  expect(within(block).getByRole('link', { name: other.nickname })).toHaveAttribute('href', `/user/${other.id}`);
});

it('does without those when they cannot be had', async () => {
  addFault({ path: '/users/focususers', status: 500, body: {} });
  open();
  comeNear();
  expect(await screen.findByText('代表作')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
