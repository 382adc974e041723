// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.mjs';

const ROOT = '__reactContainer$test';
const setRoot = (isDehydrated: boolean) =>
  Reflect.set(document, ROOT, { stateNode: { current: { memoizedState: { isDehydrated } } } });
const takeOver = () => setRoot(false);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('until React has taken the page over', () => {
  const heard = vi.fn();
  const note = ({ type, target }: Event) => heard(type, target instanceof Element ? target.id : '');

  beforeAll(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    new Function(BOOT_SCRIPT)();
    for (const type of ['click', 'input']) document.body.addEventListener(type, note);
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML =
      '<button type="button" id="like"><b id="icon">赞</b></button><button id="send">发送</button><p><img id="picture"></p><a><img id="linked"></a><input id="field">';
    heard.mockReset();
  });
  afterEach(() => {
    Reflect.deleteProperty(document, ROOT);
    vi.useRealTimers();
  });

  it('a press of a button or a picture waits for it, and a text that is typed', () => {
    press('#icon');
    press('#picture');
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field');
    const setValue = vi.fn();
    Object.assign(field, { value: '早', _valueTracker: { setValue } });
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    vi.advanceTimersByTime(5_000);
    setRoot(true);
    vi.advanceTimersByTime(5_000);
    expect(heard).not.toHaveBeenCalled();
    takeOver();
    vi.advanceTimersByTime(50);
    expect(heard.mock.calls).toEqual([
      ['click', 'like'],
      ['click', 'picture'],
      ['input', 'field'],
    ]);
    expect(field.value).toBe('早');
    expect(setValue).toHaveBeenCalledWith('');
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('what is pressed twice is pressed once', () => {
    press('#like');
    press('#icon');
    takeOver();
    vi.advanceTimersByTime(50);
    expect(heard.mock.calls).toEqual([['click', 'like']]);
  });

  it("what is typed while it takes over follows what was typed before, up to the field's length", () => {
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field');
    field.maxLength = 4;
    const type = (value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('早');
    type('早早');
    takeOver();
    type('晚');
    expect(field.value).toBe('早早晚');
    type('早早晚安');
    vi.advanceTimersByTime(50);
    expect(field.value).toBe('早早晚安');
    expect(heard).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, ROOT);
    type('早早早');
    takeOver();
    type('晚晚');
    expect(field.value).toBe('早早早晚');
    Reflect.deleteProperty(document, ROOT);
    type('早');
    takeOver();
    field.value = '';
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(field.value).toBe('早');
  });

  it('what the browser does by itself is done at once', () => {
    press('#send');
    press('#linked');
    expect(heard.mock.calls).toEqual([
      ['click', 'send'],
      ['click', 'linked'],
    ]);
  });

  it('and nothing waits afterwards', () => {
    takeOver();
    press('#like');
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('scripts that wait for the first paint', () => {
  const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.outerHTML);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = '<script data-src="/a.js"></script><script data-src="/b.js"></script>';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['are started after it', (paint: FrameRequestCallback) => void setTimeout(paint, 16, 0), 20],
    ['are started without one', () => {}, 1_000],
  ])('%s', (_name, requestAnimationFrame, after) => {
    vi.stubGlobal('requestAnimationFrame', requestAnimationFrame);
    new Function(BOOT_SCRIPT)();
    vi.advanceTimersByTime(5_000);
    expect(started()).toEqual([]);
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(10);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(after);
    expect(started()).toEqual(['<script async="" src="/a.js"></script>', '<script async="" src="/b.js"></script>']);
    vi.advanceTimersByTime(5_000);
    expect(started()).toHaveLength(2);
  });
});
