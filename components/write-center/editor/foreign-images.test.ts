import { expect, test } from 'vitest';
import { imageAddresses } from './foreign-images';

test('pictures from elsewhere are found in Markdown and html, each once', () => {
  const text = `![甲](https://a.example/1.png "题") ![](<http://b.example/2.png>)
<img width="3" src='https://c.example/3.png'> <img src=https://d.example/4.png>
![甲](https://a.example/1.png) [链接](https://e.example/5.png) ![本站](/uploads/6.png) ![](data:image/png;base64,AA)`;
  expect(imageAddresses(text)).toEqual([
    'https://a.example/1.png',
    'http://b.example/2.png',
    'https://c.example/3.png',
    'https://d.example/4.png',
  ]);
});
