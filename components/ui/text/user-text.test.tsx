import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UserText } from './user-text';

it('code is shown as code, and its markup as text', () => {
  const content = '用 `a < b` 试试：\n```ts\nif (a) {\n  <b>`加粗`</b>\n}\n```\n就好';
  const { container } = render(<UserText content={content} folded={false} />);
  expect(screen.getAllByRole('code').map(({ textContent }) => textContent)).toEqual([
    'a < b',
    'if (a) {\n  <b>`加粗`</b>\n}',
  ]);
  expect(container).toHaveTextContent('就好');
  expect(container).not.toHaveTextContent('```');
  expect(container.querySelector('b')).toBeNull();
});

it('an address is a link that search engines do not follow, and markup is text', () => {
  const content = `<script>alert(1)</script> 见 https://example.com/a?b=1。 ${'🎉'.repeat(200)}`;
  const { container } = render(<UserText content={content} folded={false} />);
  expect(container.textContent).toBe(content);
  const link = screen.getByRole('link', { name: 'https://example.com/a?b=1' });
  expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener.*nofollow/));
});

it('each paragraph and quote runs as its own letters do', () => {
  render(<UserText content={'你好\n> مرحبا'} folded={false} />);
  for (const text of ['你好', 'مرحبا']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});

it('a text in English is marked as English, and one that only holds English words is not', () => {
  render(<UserText content="Works for me on the latest release" folded={false} />);
  render(<UserText content="升级到 the latest release 就好了" folded={false} />);
  expect(screen.getByText(/Works for me/).closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/就好了/).closest('[lang]')).toBeNull();
});
