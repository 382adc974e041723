import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { practice, reciting } from '@/lib/domain/question/practice-store';
import { NO_PRACTICE } from '@/lib/domain/question/practice';
import { db } from '@/mocks/db';
import { callsOf, renderApp } from '@/test/render';
import { router } from '@/test/router';
import { QuestionPractice } from './question-practice';
import { QuestionTools } from './question-tools';

const SINGLE = { options: ['甲', '乙', '丙'], answer: [2], isMulti: false };
const SEVERAL = { options: ['甲', '乙', '丙', '丁'], answer: [0, 2], isMulti: true };

const open = (
  choices: typeof SINGLE | null,
  { isChoice = true, id = 'q2', at = '/', options = choices?.options ?? [] } = {},
) =>
  renderApp(
    <>
      <QuestionTools id={id} title="一道题" tag="js" level={1} />
      <QuestionPractice
        key={id}
        id={id}
        title="一道题"
        tagId="js"
        level={1}
        isChoice={isChoice}
        choices={choices}
        optionsHtml={options}
        prev="q1"
        next="q3"
        explanation={<p>因为如此</p>}
      />
    </>,
    { at },
  );
const press = (key: string, target: Element = document.body, more = {}) => fireEvent.keyDown(target, { key, ...more });
const record = (id = 'q2') => practice.get()?.records[id];
const explanation = () => screen.queryByText('因为如此');

beforeEach(() => {
  practice.set(undefined);
  reciting.set(undefined);
});

describe('a choice', () => {
  it('shows the result and the explanation once it is submitted, and goes into the wrong book', async () => {
    open(SINGLE);
    const submit = screen.getByRole('button', { name: '提交' });
    expect(submit).toBeDisabled();
    expect(explanation()).not.toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /甲/ }));
    await userEvent.click(screen.getByRole('radio', { name: /乙/ }));
    expect(screen.getByRole('radio', { name: /甲/ })).not.toBeChecked();
    await userEvent.click(submit);
    expect(screen.getByRole('status')).toHaveTextContent('回答错误正确答案：C');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(explanation()).toBeVisible();
    expect(screen.getByRole('radio', { name: /乙.*错选/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /丙.*正确/ })).not.toBeChecked();
    expect(record()).toMatchObject({ title: '一道题', tag: 'js', right: false, wrong: true });
    expect(practice.get()).toMatchObject({ places: { js: 'q2' } });
    expect(practice.get()?.days).toHaveLength(1);
  });

  it('is answered with the keys alone: letters or digits, Enter, and Enter or arrows to go on', () => {
    open(SEVERAL);
    press('a');
    press('B');
    press('2');
    press('3');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    press('Enter');
    expect(screen.getByRole('status')).toHaveTextContent('回答正确');
    expect(record()).toMatchObject({ right: true, wrong: false });
    press('d');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    press('Enter');
    expect(router.push).toHaveBeenLastCalledWith('/question/q3?tagId=js');
    press('ArrowLeft');
    expect(router.push).toHaveBeenLastCalledWith('/question/q1?tagId=js');
  });

  it('is left to the pointer and the arrows once keys of one character are switched off', async () => {
    open(SEVERAL);
    await userEvent.click(screen.getByRole('switch', { name: /^启用单键快捷键/ }));
    press('a');
    press('2');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    press('ArrowLeft');
    expect(router.push).toHaveBeenLastCalledWith('/question/q1?tagId=js');
  });

  it('is submitted by an Enter that is held, and stays with its explanation', () => {
    open(SINGLE);
    press('c');
    press('Enter');
    press('Enter', document.body, { repeat: true });
    expect(explanation()).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('leaves the arrows to a group of radio buttons, and takes them from a checkbox, which has no use for them', async () => {
    const { unmount } = open(SINGLE);
    press('ArrowRight', screen.getByRole('radio', { name: /甲/ }));
    expect(router.push).not.toHaveBeenCalled();
    unmount();
    open(SEVERAL);
    press('ArrowRight', screen.getByRole('checkbox', { name: /甲/ }));
    expect(router.push).toHaveBeenLastCalledWith('/question/q3?tagId=js');
  });

  it('is not submitted empty, nor by keys of a composition, of shortcuts or of buttons', () => {
    open(SINGLE);
    press('Enter');
    press('a', document.body, { isComposing: true });
    press('a', document.body, { ctrlKey: true });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    press('c');
    press('Enter', screen.getByRole('link', { name: '下一题' }));
    expect(explanation()).not.toBeVisible();
    press('ArrowRight', screen.getByRole('radio', { name: /丙/ }));
    expect(router.push).not.toHaveBeenCalled();
    press('Enter', screen.getByRole('radio', { name: /丙/ }));
    expect(screen.getByRole('status')).toHaveTextContent('回答正确');
  });

  it('has its answer in the page before, closed', () => {
    open(SEVERAL);
    const answer = screen.getByText('答案与解析').closest('details');
    expect(answer).not.toHaveAttribute('open');
    expect(answer).toHaveTextContent('答案与解析A甲C丙因为如此');
  });

  it('begins anew with the next question', () => {
    const { unmount } = open(SINGLE);
    press('a');
    press('Enter');
    unmount();
    open(SINGLE, { id: 'q3' });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(explanation()).not.toBeVisible();
    expect(practice.get()?.places.js).toBe('q3');
  });

  it('still shows what was answered to a reader who comes back, who may answer again', async () => {
    const { unmount } = open(SINGLE);
    press('a');
    press('Enter');
    unmount();
    open(SINGLE);
    expect(screen.getByRole('status')).toHaveTextContent('回答错误正确答案：C');
    expect(screen.getByRole('status')).not.toHaveFocus();
    expect(explanation()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新作答' }));
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(explanation()).not.toBeVisible();
    press('c');
    press('Enter');
    expect(screen.getByRole('status')).toHaveTextContent('回答正确');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('shows its answer at once to who recites, and counts nothing', async () => {
    open(SINGLE);
    await userEvent.click(screen.getByRole('checkbox', { name: '背题模式' }));
    expect(explanation()).toBeVisible();
    expect(screen.getByText('正确答案：C')).toBeVisible();
    expect(screen.getByRole('radio', { name: /丙/ })).toBeDisabled();
    press('Enter');
    expect(router.push).toHaveBeenLastCalledWith('/question/q3?tagId=js');
    expect(record()).toBeUndefined();
  });

  it('that cannot be answered shows its options to read, in their places, those beyond F without a letter', () => {
    open(null, { options: ['甲', '', '丙', '丁', '戊', '己', '庚'] });
    const rows = within(screen.getByRole('list', { name: '选项' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['A甲', 'C丙', 'D丁', 'E戊', 'F己', '庚']);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('这道题的选项暂时无法显示，可以先看解析')).toBeVisible();
  });

  it('whose options cannot be read still has its explanation', async () => {
    open(null);
    expect(screen.getByText(/选项暂时无法显示/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '查看答案' }));
    expect(explanation()).toBeVisible();
  });
});

it('options and the code and formulas in them are what a choice is called by', async () => {
  const options = ['<code>[] == ![]</code>', '一<br>\n二'];
  renderApp(
    <QuestionPractice
      id="q2"
      title="一道题"
      tagId="js"
      level={1}
      isChoice
      choices={{ options: ['[] == ![]', '一 二'], answer: [0], isMulti: false }}
      optionsHtml={options}
      prev={null}
      next={null}
      explanation={null}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /\[\] == !\[\]/ }));
  const group = within(screen.getByRole('group', { name: '单选题' }));
  expect(group.getByText('[] == ![]').tagName).toBe('CODE');
  expect(screen.getByRole('radio', { name: /一\s*二/ })).not.toBeChecked();
});

describe('a question in words', () => {
  it.each(['1', '1. 甲\n2. 乙', 'true', '[1]', '{}', '"甲"', 'null'])('keeps %j as it was typed', (text) => {
    const { unmount } = open(null, { isChoice: false });
    const field = () => screen.getByRole('textbox', { name: '你的答案' });
    let typed = '';
    for (const character of text) {
      typed += character;
      fireEvent.change(field(), { target: { value: typed } });
      expect(field()).toHaveValue(typed);
    }
    unmount();
    open(null, { isChoice: false });
    expect(field()).toHaveValue(text);
  });

  it('keeps what is typed, leaves its keys alone, and lets the reader judge', async () => {
    const { unmount } = open(null, { isChoice: false });
    const field = () => screen.getByRole('textbox', { name: '你的答案' });
    await userEvent.type(field(), 'abc 1{Enter}');
    press('ArrowRight', field());
    expect(router.push).not.toHaveBeenCalled();
    unmount();
    open(null, { isChoice: false });
    expect(field()).toHaveValue('abc 1\n');
    await userEvent.click(screen.getByRole('button', { name: '查看答案' }));
    const rating = within(screen.getByRole('group', { name: '你答得怎么样' }));
    await userEvent.click(rating.getByRole('button', { name: /没答对/ }));
    expect(record()).toMatchObject({ right: false, wrong: true });
    await userEvent.click(rating.getByRole('button', { name: '答对了' }));
    expect(record()).toMatchObject({ right: true, wrong: false });
  });
});

it('a question is starred and taken out of the favourites', async () => {
  open(SINGLE);
  const star = screen.getByRole('button', { name: '收藏' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(record()).toMatchObject({ title: '一道题', starred: true });
  await userEvent.click(star);
  expect(record()).toBeUndefined();
});

describe('the wrong book', () => {
  const wrong = (tag: string) => ({ title: '题', tag, wrong: true });

  it('is walked through from one wrong question to the next, in the order in which it was begun', () => {
    practice.set({ ...NO_PRACTICE, records: { w1: wrong('css'), q2: wrong('js'), w3: wrong('ts') } });
    open(SINGLE, { at: '/question/q2?tagId=js&book=wrong' });
    expect(screen.getByRole('link', { name: '错题本，第 2 题，共 3 题' })).toHaveTextContent('2 / 3');
    expect(screen.getByRole('link', { name: '上一题' })).toHaveAttribute('href', '/question/w3?tagId=ts&book=wrong');
    press('c');
    press('Enter');
    expect(record()).toMatchObject({ wrong: false });
    expect(screen.getByRole('link', { name: '错题本，第 2 题，共 3 题' })).toBeVisible();
    expect(screen.getByRole('link', { name: '下一题' })).toHaveAttribute('href', '/question/w1?tagId=css&book=wrong');
    press('Enter');
    expect(router.push).toHaveBeenLastCalledWith('/question/w1?tagId=css&book=wrong');
  });

  it('leaves the neighbours of the category to a question that was not opened in it', () => {
    practice.set({ ...NO_PRACTICE, records: { q2: wrong('js'), w3: wrong('ts') } });
    open(SINGLE);
    expect(screen.queryByRole('link', { name: /^错题本/ })).toBeNull();
    expect(screen.getByRole('link', { name: '下一题' })).toHaveAttribute('href', '/question/q3?tagId=js');
  });
});

describe('the answer sheet', () => {
  const OF_JS = db.questions.filter(({ tagId }) => tagId === 'js').map(({ id }) => id);
  const [first = '', second = ''] = OF_JS;
  const open = (id: string, order?: readonly string[]) => {
    renderApp(<QuestionTools id={id} title="一道题" tag="js" level={1} order={order} />);
    expect(callsOf('/question/detail')).toEqual([]);
    const panel = screen.getByRole('button', { name: /^答题卡/ }).nextElementSibling as HTMLElement;
    // jsdom has no popovers, and hides them.
    panel.style.display = 'block';
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  };
  const numbered = (name: string) => screen.getByLabelText(name);
  const numbers = () => screen.findAllByLabelText(/^第 \d+ 题，/);

  it('is looked up when it is opened, and then says where one is and what was right or wrong', async () => {
    practice.set({ ...NO_PRACTICE, records: { [first]: { title: '一', tag: 'js', right: false, wrong: true } } });
    open(second);
    expect(await numbers()).toHaveLength(OF_JS.length);
    expect(numbered('第 1 题，答错')).toHaveAttribute('href', `/question/${first}?tagId=js`);
    const current = numbered('第 2 题，未答');
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(current).toHaveFocus();
    expect(screen.getByText(`2 / ${OF_JS.length}`)).toBeInTheDocument();
    expect(screen.getByText(`答对 0 · 答错 1 · 共 ${OF_JS.length} 题`)).toBeInTheDocument();
  });

  it('says at once where one is in a category that the server knows, and asks for nothing', async () => {
    open(second, OF_JS);
    expect(screen.getByRole('button', { name: `答题卡，第 2 题，共 ${OF_JS.length} 题` })).toBeInTheDocument();
    expect(await numbers()).toHaveLength(OF_JS.length);
    expect(callsOf('/question/detail')).toEqual([]);
  });

  it('is walked over with the arrows, which open no other question', async () => {
    open(second);
    await numbers();
    await userEvent.keyboard('{ArrowLeft}');
    expect(numbered('第 1 题，未答')).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
  });
});
