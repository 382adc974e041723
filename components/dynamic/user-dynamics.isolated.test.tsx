import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listDynamics } from '@/lib/domain/dynamic/api';
import { plantedShareSchema, plantShares } from '@/mocks/control/plant';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { renderApp } from '@/test/render';
import { UserDynamics } from './user-dynamics';

it('every row that loaded on has its card once it is near the screen', async () => {
  const comeNear = stubIntersections();
  plantShares(z.parse(plantedShareSchema, { username: 'otheruser', count: 25 }));
  const { id } = userNamed('otheruser');
  const initial = { ...(await listDynamics(id, 1)), renderedAt: Date.now() };
  renderApp(<UserDynamics userId={id} initial={initial} />);
  await waitFor(
    () => {
      comeNear();
      const rows = screen.getAllByRole('article');
      expect(rows).toHaveLength(initial.total);
      for (const row of rows) expect(row.querySelector('h2')).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}, 20_000);
