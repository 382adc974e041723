import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';

it.each([
  ['小鹿', '小'],
  ['\u200b\u2066鹿', '鹿'],
  ['👨‍👩‍👧‍👦一家', '👨‍👩‍👧‍👦'],
  ['🇨🇳', '🇨🇳'],
  ['e\u0301lan', 'e\u0301'],
  ['\u3164', '?'],
])('without a picture %j is shown by its first character that can be seen', (nickname, initial) => {
  const { container } = render(<Avatar userId="u" nickname={nickname} src="" size={40} />);
  expect(container.textContent).toBe(initial);
});

it('a picture that takes the place of a broken one is shown', () => {
  const avatar = (src: string) => <Avatar userId="u" nickname="小鹿" src={src} size={40} />;
  const { container, rerender } = render(avatar('/gone.png'));
  fireEvent.error(container.querySelector('img') ?? container);
  expect(screen.getByText('小')).toBeInTheDocument();
  rerender(avatar('/new.png'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.png');
});
