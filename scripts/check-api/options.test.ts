import { expect, it } from 'vitest';
import { readOptions } from './options';

it.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['api.example.com/', 'https://api.example.com'],
  ['http://10.0.0.1:4000/gimishare/api/v1', 'http://10.0.0.1:4000'],
])('the address %s is the API %s', (address, api) => {
  expect(readOptions([address])).toMatchObject({ api, upload: api, write: false });
});

it.each([
  [[], /Name one address/],
  [['https://a.example', 'https://b.example'], /Name one address/],
  [['https://a.example/api'], /must be an origin/],
  [['https://user:secret@a.example'], /must be an origin/],
  [['https://a.example', '--wirte'], /--wirte/],
  [['https://a.example', '--write'], /throw-away account/],
  [['https://a.example', '--token', 'a\nb'], /no token/],
  [['https://a.example', '--token', 'a', '--login', 'b'], /not both/],
  [['https://a.example', '--partner', 'x'], /id of a user/],
  [['https://a.example', '--only', 'share,thing'], /no noun "thing"/],
  [['https://a.example', '--pause', 'soon'], /milliseconds/],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
