import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EarlierState } from '@/hooks/use-confirmed-mutation';
import { DraftBanner } from './draft-banner';

const nothing = () => {};
const show = (earlier: EarlierState) =>
  render(
    <DraftBanner
      draft={{
        found: { kind: 'restored', savedAt: 0, outdated: false, elsewhere: false },
        others: [],
        outdated: false,
        keep: nothing,
        discard: nothing,
        undoDiscard: nothing,
        restore: nothing,
        remove: nothing,
        save: async () => {},
        draftId: () => undefined,
      }}
      textOf={() => ''}
      outdatedNote=""
      onDownload={nothing}
      earlier={earlier}
    />,
  );

it('shows that a draft was restored, unless an earlier page turns out to have sent it', () => {
  const { unmount } = show('missing');
  expect(screen.getByText(/^已恢复/)).toBeVisible();
  unmount();
  show('done');
  expect(screen.queryByText(/^已恢复/)).toBeNull();
});
