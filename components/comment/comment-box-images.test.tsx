import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { pictureFile } from '@/test/picture';
import { callsOf, renderApp } from '@/test/render';
import { CommentBox } from './comment-box';

const field = () => screen.getByRole('textbox', { name: '写评论' });

describe('a picture in a comment', () => {
  const UPLOAD = '/upload/uploadFile';
  const ADDRESS = 'http://127.0.0.1:4000/uploads/seed/fe-rsc-boundary.svg';
  const openAs = (kind: 'article' | 'share') =>
    renderApp(<CommentBox subject={{ kind, id: 'p', ownerId: 'author' }} />, { as: 'demouser' });
  const transfer = (files: readonly File[], text = '') => ({
    files,
    types: text === '' ? ['Files'] : ['text/plain', 'Files'],
    getData: () => text,
  });

  it('is pasted also when its name is on the clipboard, and cells are pasted as text', async () => {
    addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
    openAs('article');
    const cells = fireEvent.paste(field(), { clipboardData: transfer([pictureFile('image.png')], '甲\t乙') });
    expect(cells).toBe(true);
    expect(callsOf(UPLOAD)).toEqual([]);
    fireEvent.paste(field(), { clipboardData: transfer([pictureFile('IMG_0412.png')], 'IMG_0412.png') });
    expect(await screen.findByAltText('待发送的图片')).toHaveAttribute('src', ADDRESS);
  });

  it('is dropped on the box; of several the first is taken, which is said', async () => {
    addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
    openAs('article');
    expect(fireEvent.dragOver(field(), { dataTransfer: transfer([]) })).toBe(false);
    const files = [pictureFile('a.png'), pictureFile('b.png')];
    expect(fireEvent.drop(field(), { dataTransfer: transfer(files) })).toBe(false);
    expect(screen.getByText('一条评论只能有一张图片，只添加了第一张')).toBeVisible();
    expect(await screen.findByAltText('待发送的图片')).toBeVisible();
    expect(callsOf(UPLOAD)).toHaveLength(1);
  });

  it('is uploaded with the extension of its content', async () => {
    addFault({ path: UPLOAD, body: { code: '0', data: ADDRESS } });
    const append = vi.spyOn(FormData.prototype, 'append');
    openAs('article');
    fireEvent.drop(field(), { dataTransfer: transfer([pictureFile('微信图片.jpg')]) });
    expect(await screen.findByAltText('待发送的图片')).toBeVisible();
    const sent = append.mock.calls.map(([, value]) => (value instanceof File ? value.name : value));
    expect(sent).toEqual(['微信图片.png']);
    append.mockRestore();
  });

  it('that is HEIC under another name is refused with what to do, and without a retry', async () => {
    openAs('article');
    const heic = pictureFile('照片.jpg', '\0\0\0\x18ftypheic');
    fireEvent.drop(field(), { dataTransfer: transfer([heic]) });
    expect(await screen.findByText('上传图片格式不正确：HEIC 照片请先转换为 JPG 或 PNG')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(callsOf(UPLOAD)).toEqual([]);
  });

  it('is not taken where comments have none', () => {
    openAs('share');
    fireEvent.drop(field(), { dataTransfer: transfer([pictureFile('a.png')]) });
    expect(callsOf(UPLOAD)).toEqual([]);
  });
});
