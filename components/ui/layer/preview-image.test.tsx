import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreviewImage } from './preview-image';

test('a drawing without a size is seen in a box that shrinks to its picture', () => {
  render(<PreviewImage className="" brokenClass="" src="/uploads/drawing.svg" alt="图" />);
  const picture = screen.getByRole('img', { name: '图' });
  // jsdom lays nothing out: every width is 0, like that of such a box.
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('width', '300');
});

test('a picture with a width keeps it', () => {
  render(<PreviewImage className="" brokenClass="" src="/uploads/photo.png" alt="图" width={120} />);
  const picture = screen.getByRole('img', { name: '图' });
  Object.defineProperty(picture, 'offsetWidth', { value: 120 });
  fireEvent.load(picture);
  expect(picture).toHaveAttribute('width', '120');
});
