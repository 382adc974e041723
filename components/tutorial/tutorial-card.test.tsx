import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listTutorials } from '@/lib/domain/tutorial/api';
import { db } from '@/mocks/db';
import { renderApp } from '@/test/render';
import { TutorialCard } from './tutorial-card';

it('has its name and its summary run as their own letters do', async () => {
  const [tutorial] = await listTutorials(db.tutorials[0]?.categoryId ?? '');
  if (!tutorial) throw new Error('The seed has no tutorial');
  renderApp(<TutorialCard tutorial={{ ...tutorial, name: 'دورة', summary: 'ملخص' }} />);
  expect(screen.getByRole('heading', { name: 'دورة' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('ملخص')).toHaveAttribute('dir', 'auto');
});
