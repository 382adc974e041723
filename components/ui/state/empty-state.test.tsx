import fs from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state';

const sheet = fs.readFileSync('components/ui/state/drawings.svg', 'utf8');

it('shows a drawing that the sheet has', () => {
  const { container } = render(<EmptyState of="search">暂无数据</EmptyState>);
  const [, name] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  expect(sheet).toContain(`<symbol id="${name}"`);
});

it('has twelve drawings in the colours of the tokens, which follow the theme', () => {
  expect(sheet.match(/<symbol /g)).toHaveLength(12);
  expect(sheet).not.toMatch(/#[\da-f]{3,8}\b/i);
  for (const [symbol = ''] of sheet.matchAll(/<symbol.*?<\/symbol>/gs)) {
    expect(symbol.match(/var\(--color-warm\)/g)).toHaveLength(1);
  }
});
