import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextHeading } from './text-heading';

test('the lines of a title end between words, and its text stays as it is', () => {
  render(<TextHeading title="循环依赖的排查" />);
  const heading = screen.getByRole('heading', { level: 1, name: '循环依赖的排查' });
  expect(heading.innerHTML.split('<wbr>').slice(0, 2)).toEqual(['循环', '依赖']);
});

test('lines are balanced where there are two, which a phone has sooner', () => {
  const longWhere = (title: string) => {
    const { container, unmount } = render(<TextHeading title={title} />);
    const { long } = container.querySelector('h1')?.dataset ?? {};
    unmount();
    return long;
  };
  expect(longWhere('字'.repeat(29))).toBeUndefined();
  expect(longWhere('字'.repeat(30))).toBe('phone');
  expect(longWhere('字'.repeat(45))).toBe('everywhere');
});
