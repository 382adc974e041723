import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { createReader } from '@/mocks/factories/user';
import { loadArticles } from './articles';
import { loadAuthors } from './authors';
import { loadComments } from './comments';
import { titleOf } from './folder';
import { loadFriendLinks } from './friend-links';
import { SEED_DIR, SEED_IMAGE_PATH, splitFrontMatter } from './read';

const authors = loadAuthors();
const articles = [...loadArticles(authors)];
const people = { authors, readers: [createReader(0)] };

/** Pictures that a text names by their served address. */
const picturesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`${SEED_IMAGE_PATH}/([\\w.-]+)`, 'g'))].map((match) => match[1] ?? '');

describe('the seed content', () => {
  it('has at least thirty articles by at least twenty authors, the two accounts of the demonstration among them', () => {
    expect(articles.length).toBeGreaterThanOrEqual(30);
    expect(authors.size).toBeGreaterThanOrEqual(20);
    const names = [...authors.values()].map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['demouser', 'otheruser']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('names only pictures that exist', () => {
    const named = [
      ...articles.flatMap(([, { content, coverImage }]) => picturesIn(`${content} ${coverImage ?? ''}`)),
      ...[...authors.values()].flatMap(({ avatar }) => picturesIn(avatar ?? '')),
      ...loadFriendLinks().flatMap(({ logo }) => picturesIn(logo)),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(path.join(SEED_DIR, 'images', name)))).toEqual([]);
  });

  it('uses only themes and code styles that the site has', () => {
    const themes = articles.flatMap(([, { theme }]) => (theme === null ? [] : [theme]));
    const styles = articles.flatMap(([, { codeStyle }]) => (codeStyle === null ? [] : [codeStyle]));
    expect(themes.filter((theme) => !MARKDOWN_THEMES.some((known) => known === theme))).toEqual([]);
    expect(styles.filter((style) => !CODE_STYLES.some((known) => known === style))).toEqual([]);
  });

  it('keeps replies inside the thread they answer', () => {
    for (const comments of loadComments(new Map(articles), people).values()) {
      const top = new Set(comments.filter(({ topId }) => topId === null).map(({ id }) => id));
      for (const { topId, replyComment } of comments) {
        if (topId === null) continue;
        expect(top.has(topId)).toBe(true);
        expect(replyComment).not.toBeNull();
      }
    }
  });

  it('leaves no picture address unresolved', () => {
    for (const [name, { content }] of articles) expect(content, name).not.toContain('upload://');
  });
});

describe('the title of a foreign document', () => {
  it('is its first level-one heading, without markup', () => {
    expect(titleOf('---\ntitle: x\n---\n\n## b\n# The `real` [one](x) {#id}\n# later', 'a.md')).toBe('The real one');
    expect(titleOf('Set by a rule\n===\n', 'a.md')).toBe('Set by a rule');
  });

  it('is not taken from code or comments', () => {
    expect(titleOf('```sh\n# comment\n```\n\n# Right', 'a.md')).toBe('Right');
    expect(titleOf('<!--\n# licence\n-->\r\n# Right #', 'a.md')).toBe('Right');
  });

  it('is the name of the file when there is none', () => {
    expect(titleOf('text only', '007-some-name.md')).toBe('007-some-name');
  });
});

describe('front matter', () => {
  it('is split off whatever the line endings', () => {
    expect(splitFrontMatter('---\r\na: 1\r\n---\r\nbody')).toEqual({ head: 'a: 1', body: 'body' });
    expect(splitFrontMatter('body --- only')).toEqual({ head: '', body: 'body --- only' });
  });
});
