import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tutorialSchema } from '@/lib/domain/tutorial/schema';
import { chaptersOf } from '@/lib/domain/tutorial/chapters';
import { renderApp } from '@/test/render';
import { TutorialIntro } from './tutorial-intro';

it('the introduction lists the chapters in the groups of the menu, numbered throughout', () => {
  const tutorial = z.parse(tutorialSchema, {
    id: 't1',
    name: 'MySQL',
    treeRoot: [
      { postsId: 'c1', title: '安装' },
      { title: '索引', children: [{ postsId: 'c2', title: 'B+ 树' }] },
      { title: '事务与锁', children: [{ postsId: 'c3', title: '隔离级别' }] },
    ],
  });
  renderApp(<TutorialIntro tutorial={tutorial} chapters={chaptersOf(tutorial.menu)} />);
  const section = within(screen.getByRole('region', { name: '共 3 章' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '索引',
    '事务与锁',
  ]);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '01安装',
    '02B+ 树',
    '03隔离级别',
  ]);
  const group = section.getByRole('heading', { name: '事务与锁' }).closest('li');
  expect(within(group ?? document.body).getByRole('link')).toHaveAttribute('href', '/tutorial/t1/c3');
});
