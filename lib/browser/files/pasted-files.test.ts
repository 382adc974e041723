import { expect, test } from 'vitest';
import { pastedFiles } from './pasted-files';

const clipboard = (names: readonly string[], texts: Record<string, string> = {}) => ({
  // A list of files is iterable, and the helper needs no more.
  files: names.map((name) => new File(['x'], name)) as unknown as FileList,
  types: [...Object.keys(texts), 'Files'],
  getData: (type: string) => texts[type] ?? '',
});
const taken = (...args: Parameters<typeof clipboard>) => pastedFiles(clipboard(...args)).map(({ name }) => name);

test.each<[string, Record<string, string>]>([
  ['a screenshot', {}],
  ['a file of a file manager', { 'text/plain': 'IMG_0412.jpg' }],
  ['a file with its path', { 'text/plain': '/home/me/图片/IMG_0412.jpg\n' }],
  ['a file with its Windows path', { 'text/plain': String.raw`C:\photos\IMG_0412.jpg` }],
  ['a file with its address', { 'text/plain': 'file:///home/me/%E5%9B%BE/IMG_0412.jpg' }],
  ['a picture of a page', { 'text/html': '<meta charset="utf-8"><img src="https://a.example/x.png" alt="图">' }],
  ['a picture with styles', { 'text/html': '<style>p { color: red }</style><img src="x">&nbsp;' }],
])('%s is pasted as a file', (_name, texts) => {
  expect(taken(['IMG_0412.jpg'], texts)).toEqual(['IMG_0412.jpg']);
});

test('several files with their names are pasted as files, in whatever form the names are written', () => {
  expect(taken(['a.png', 'ü.png'], { 'text/plain': 'a.png\r\nu\u0308.png' })).toEqual(['a.png', 'ü.png']);
});

test.each<[string, Record<string, string>]>([
  ['cells', { 'text/plain': '甲\t乙', 'text/html': '<table><tr><td>甲</td><td>乙</td></tr></table>' }],
  ['a paragraph', { 'text/html': '<p>一段</p><img src="x">' }],
  ['a text beside a picture', { 'text/plain': '写好的文字' }],
  ['a text with the name of the file in it', { 'text/plain': 'IMG_0412.jpg\n写好的文字' }],
])('%s is pasted as text, though it is also a picture', (_name, texts) => {
  expect(taken(['IMG_0412.jpg'], texts)).toEqual([]);
});
