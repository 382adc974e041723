import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PreviewDialog } from './preview-dialog';

const image = { src: 'https://img.example/a.png', alt: '架构图' };
const onMove = vi.fn();
const onClose = vi.fn();

function open(overrides: { position?: number; count?: number; image?: typeof image } = {}) {
  return render(
    <PreviewDialog image={image} position={2} count={3} {...overrides} onMove={onMove} onClose={onClose} />,
  );
}

beforeEach(() => {
  onMove.mockReset();
  onClose.mockReset();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

test('the arrows move, as the buttons do, up to the ends', () => {
  open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
});

test('at the ends the buttons rest', () => {
  open({ position: 3 });
  expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '上一张' })).toBeEnabled();
});

test('a single image has nothing to move to', () => {
  open({ position: 1, count: 1 });
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
});

test('plus and minus zoom, and then the arrows scroll instead of moving', () => {
  open();
  const dialog = screen.getByRole('dialog');
  const picture = screen.getByAltText('架构图');
  Object.defineProperty(picture, 'clientWidth', { value: 400 });
  fireEvent.keyDown(dialog, { key: '+' });
  expect(picture).toHaveStyle({ width: '600px' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: '-' });
  expect(picture.style.width).toBe('');
});

test('another image begins unzoomed', () => {
  const { rerender } = open();
  fireEvent.click(screen.getByRole('button', { name: '放大' }));
  const next = { src: 'https://img.example/b.png', alt: '另一张' };
  rerender(<PreviewDialog image={next} position={3} count={3} onMove={onMove} onClose={onClose} />);
  expect(screen.getByAltText('另一张').style.width).toBe('');
  expect(screen.getByRole('button', { name: '缩小' })).toBeDisabled();
});

test('closing by Esc, by the button and by the ground beside the image', () => {
  open();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  const ground = screen.getByAltText('架构图').parentElement;
  if (ground) fireEvent.click(ground);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('focus goes back where it was', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const view = open();
  screen.getByRole('button', { name: '关闭' }).focus();
  view.unmount();
  expect(opener).toHaveFocus();
  opener.remove();
});

test('the words of the image are its caption, and a failure is told', () => {
  open();
  expect(screen.getByText('架构图')).toBeVisible();
  fireEvent.error(screen.getByAltText('架构图'));
  expect(screen.getByRole('alert')).toHaveTextContent('图片加载失败');
});
