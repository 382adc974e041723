import { describe, expect, it } from 'vitest';
import { UPLOAD_PATH } from '@/lib/config/api';
import { IMAGE_SIZE_LIMIT } from '@/lib/domain/upload/image-limits';
import { startContractApi } from '@/test/contract';

startContractApi();

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function upload(name: string, content: number[] | string | Uint8Array) {
  const body = new FormData();
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  body.append('file', new File([part], name));
  return (await fetch(`http://127.0.0.1:4000${UPLOAD_PATH}`, { method: 'POST', body })).json();
}

describe('the image service', () => {
  it('keeps a picture and serves it as what it is', async () => {
    const { code, data } = await upload('照片.png', PNG);
    expect(code).toBe('0');
    const response = await fetch(data);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(PNG);
  });

  it('lets no script of a drawing run', async () => {
    const { data } = await upload('a.svg', SVG);
    expect((await fetch(data)).headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['a.png', '<html><script>alert(1)</script></html>'],
    ['a.jpg', PNG],
    ['a.exe', PNG],
    ['a.png', ''],
    ['a.svg', '<html><svg></svg></html>'],
  ])('refuses %s whose content is another', async (name, content) => {
    expect(await upload(name, content)).toMatchObject({ code: '-1', message: expect.stringContaining('格式不正确') });
  });

  it('refuses what is too large, and a form without a file', async () => {
    const large = new Uint8Array(IMAGE_SIZE_LIMIT);
    large.set(PNG);
    expect(await upload('a.png', large)).toMatchObject({ code: '-1', message: '上传图片大小不能超过 5MB!' });
    const empty = await fetch(`http://127.0.0.1:4000${UPLOAD_PATH}`, { method: 'POST', body: new FormData() });
    expect(await empty.json()).toMatchObject({ code: '-1' });
  });
});
