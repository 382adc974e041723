import { expect, it } from 'vitest';
import { picturesOf, withPictures } from './markdown-pictures';

const SITE = 'https://site.example';
const TEXT = [
  '![图](https://cdn.example/a.png "题") 与 ![](/uploads/b.jpg)',
  '<img alt="x" src="https://cdn.example/c.webp">',
  '```md',
  '![示例](https://cdn.example/code.png)',
  '```',
  '![内嵌](data:image/png;base64,AAAA) ![坏](javascript:alert(1)) ![接口](/gimishare/api/v1/users/logout)',
].join('\n');

it('the pictures of a text are those that it shows: none within code, none that calls the API', () => {
  expect(picturesOf(TEXT, SITE)).toEqual(['https://cdn.example/a.png', '/uploads/b.jpg', 'https://cdn.example/c.webp']);
});

it('a text names the files that its pictures were saved as, and keeps its code', () => {
  const paths = new Map([
    ['https://cdn.example/a.png', '图片/1.png'],
    ['https://cdn.example/c.webp', '图片/2.webp'],
    ['https://cdn.example/code.png', '图片/3.png'],
  ]);
  const text = withPictures(TEXT, paths);
  expect(text).toContain('![图](图片/1.png "题") 与 ![](/uploads/b.jpg)');
  expect(text).toContain('<img alt="x" src="图片/2.webp">');
  expect(text).toContain('![示例](https://cdn.example/code.png)');
});
