import { describe, expect, it } from 'vitest';
import { HOT_NEWS_SOURCES, type HotNewsSource } from './news-sources';
import { cycleFrom, nextPlace, parseSourceChoice, shownSources, withSourceMoved, withSourceShown } from './sources';

const ALL = HOT_NEWS_SOURCES.map(({ type }) => type);

const choice = parseSourceChoice(undefined);

const only = (...types: HotNewsSource[]) => parseSourceChoice({ hidden: ALL.filter((type) => !types.includes(type)) });

describe('a refresh', () => {
  it('adds ten items up to thirty, and then goes on to the next source', () => {
    const places = [{ type: ALL[0] ?? 'itNews', count: 10 }];
    for (let step = 0; step < 4; step += 1) places.push(nextPlace(places.at(-1) ?? places[0]!, 100, choice));
    expect(places).toEqual([
      { type: 'itNews', count: 10 },
      { type: 'itNews', count: 20 },
      { type: 'itNews', count: 30 },
      { type: 'toutiao', count: 10 },
      { type: 'toutiao', count: 20 },
    ]);
  });

  it.each([0, 5, 10])('goes on when the source has no more than its %i items', (total) => {
    expect(nextPlace({ type: 'itNews', count: 10 }, total, choice)).toEqual({ type: 'toutiao', count: 10 });
  });

  it('shows the rest of a source first', () => {
    expect(nextPlace({ type: 'itNews', count: 10 }, 11, choice)).toEqual({ type: 'itNews', count: 20 });
  });

  it('comes back to the first source after the last, past hidden ones', () => {
    expect(nextPlace({ type: 'woShiPm', count: 30 }, 40, choice).type).toBe('itNews');
    expect(nextPlace({ type: 'woShiPm', count: 30 }, 40, only('huXiu', 'woShiPm')).type).toBe('huXiu');
    expect(nextPlace({ type: 'huXiu', count: 30 }, 40, only('huXiu'))).toEqual({ type: 'huXiu', count: 10 });
  });
});

describe('the chosen sources', () => {
  it('are walked through from any of them, each once', () => {
    expect(cycleFrom(only('itNews', 'huXiu', 'woShiPm'), 'huXiu')).toEqual(['huXiu', 'woShiPm', 'itNews']);
    expect(cycleFrom(only('itNews', 'woShiPm'), 'huXiu')).toEqual(['woShiPm', 'itNews']);
  });

  it('are moved up and down, not beyond the ends', () => {
    expect(withSourceMoved(choice, 'toutiao', -1).order.slice(0, 2)).toEqual(['toutiao', 'itNews']);
    expect(withSourceMoved(choice, 'itNews', 1).order.slice(0, 2)).toEqual(['toutiao', 'itNews']);
    expect(withSourceMoved(choice, 'itNews', -1).order).toEqual(ALL);
    expect(withSourceMoved(choice, 'woShiPm', 1).order).toEqual(ALL);
  });

  it('are hidden and shown again; the last one stays', () => {
    const hidden = withSourceShown(choice, 'huXiu', false);
    expect(shownSources(hidden)).not.toContain('huXiu');
    expect(shownSources(withSourceShown(hidden, 'huXiu', true))).toEqual(ALL);
    expect(shownSources(withSourceShown(only('huXiu'), 'huXiu', false))).toEqual(['huXiu']);
  });

  it.each([
    [null],
    ['text'],
    [{ order: 'itNews', hidden: 7, last: {} }],
    [{ order: ['nowhere', null], hidden: ['nowhere'], last: 'nowhere' }],
    [{ hidden: ALL }],
  ])('are all of them when %j is stored', (value) => {
    expect(shownSources(parseSourceChoice(value))).toEqual(ALL);
    expect(parseSourceChoice(value).last).toBeUndefined();
  });

  it('gain, at the end, those that a new release brings', () => {
    expect(parseSourceChoice({ order: ['huXiu', 'huXiu', 'gone', 'itNews'] }).order).toEqual([
      'huXiu',
      'itNews',
      ...ALL.filter((type) => type !== 'huXiu' && type !== 'itNews'),
    ]);
  });
});
