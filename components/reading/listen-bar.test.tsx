import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenRate } from '@/lib/domain/reading/listen-rate';
import { renderApp } from '@/test/render';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import { ListenEntry } from './listen-entry';

const HTML =
  '<h2>标题</h2><p>先解析。再用 <math><semantics><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math> 计算。</p><pre>let a = 1;</pre><p>最后。</p>';

class Utterance {
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  rate = 1;
  constructor(readonly text: string) {}
}

let spoken: Utterance[];
const speak = (utterance: Utterance) => void spoken.push(utterance);
const cancel = vi.fn();
const words = () => spoken.map(({ text }) => text);
const end = () => act(() => spoken.at(-1)?.onend?.());

function withVoices(...langs: string[]) {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => langs.map((lang) => ({ lang, localService: true, default: false })),
    addEventListener: () => {},
    removeEventListener: () => {},
    speak,
    cancel,
  });
}

beforeEach(() => {
  spoken = [];
  cancel.mockClear();
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  renderApp(
    <article>
      <RenderedHtml className="markdown-body" html={HTML} />
    </article>,
  );
  return renderApp(<ListenEntry />);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('listening to an article', () => {
  it('is not offered where there is no Chinese voice', () => {
    withVoices('en-US', 'de-DE');
    open();
    expect(screen.queryByRole('button', { name: '听全文' })).toBeNull();
  });

  it('goes from sentence to sentence, and passes over code and formulas with a word', () => {
    withVoices('zh-CN');
    open();
    press('听全文');
    expect(screen.getByRole('button', { name: '暂停' })).toHaveFocus();
    for (let sentence = 1; sentence < 5; sentence += 1) end();
    expect(words()).toEqual(['标题', '先解析。', '再用 公式略过 计算。', '代码略过。', '最后。']);
    end();
    expect(screen.queryByRole('region', { name: '朗读' })).toBeNull();
  });

  it('pauses, goes on with the same sentence, and back and forth', () => {
    withVoices('zh-CN');
    open();
    press('听全文');
    end();
    press('暂停');
    expect(cancel).toHaveBeenCalled();
    press('播放');
    press('下一句');
    press('上一句');
    expect(words()).toEqual(['标题', '先解析。', '先解析。', '再用 公式略过 计算。', '先解析。']);
    expect(screen.getByText('2 / 5 句')).toBeVisible();
  });

  it('says the sentence again at another rate, which is remembered', () => {
    withVoices('zh-CN');
    open();
    press('听全文');
    fireEvent.change(screen.getByRole('combobox', { name: '朗读语速' }), { target: { value: '1.5' } });
    expect(spoken.at(-1)).toMatchObject({ text: '标题', rate: 1.5 });
    expect(listenRate.get()).toBe(1.5);
  });

  it('stops when the page is left', () => {
    withVoices('zh-CN');
    const { unmount } = open();
    press('听全文');
    cancel.mockClear();
    unmount();
    expect(cancel).toHaveBeenCalled();
    end();
    expect(spoken).toHaveLength(1);
  });

  it('pauses when the voice fails', () => {
    withVoices('zh-CN');
    open();
    press('听全文');
    act(() => spoken.at(-1)?.onerror?.({ error: 'synthesis-failed' }));
    expect(screen.getByRole('button', { name: '播放' })).toBeVisible();
  });
});
