// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { bytesOf } from '@/test/image-bytes';
import { checkPicked } from './check-picked';
import { IMAGE_SIZE_LIMIT } from './image-limits';

const photo = () =>
  new File([bytesOf(`\xff\xd8\xff\xda\0\x02${'x'.repeat(IMAGE_SIZE_LIMIT)}\xff\xd9`)], '照片.jpg', {
    type: 'image/jpeg',
  });
const drawn: string[] = [];
const addresses = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };

// Things that jsdom lacks: it reads and draws no pictures.
beforeEach(() => {
  drawn.length = 0;
  useToasts.setState({ toasts: [] });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(3000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(4000);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (_image: unknown, ...place: number[]) => void drawn.push(place.join(' ')),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['small'], { type })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(URL, addresses);
});

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

test('a photo that is too large is drawn 2048 pixels high where the user wants it, who is told', async () => {
  expect(await checkPicked(photo(), 'image', true)).toMatchObject({ name: '照片.jpg', type: 'image/jpeg', size: 5 });
  expect(drawn).toEqual(['0 0 1536 2048']);
  expect(toasts()).toEqual(['图片较大，已缩小到 2048 像素以内']);
});

test('a photo that the browser cannot read is refused for its size, without a note', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('The source image cannot be decoded'));
  expect(await checkPicked(photo(), 'avatar', true)).toEqual({
    message: '上传头图片大小不能超过 5MB!',
    shrinkable: false,
  });
  expect(toasts()).toEqual([]);
});
