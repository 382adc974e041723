import { describe, expect, it } from 'vitest';
import { random } from '@/test/random';
import { recorded, redone, startHistory, undone, type UndoHistory } from './undo-history';

const typed = (history: UndoHistory<string>, next: string, at: number, text: string | null = 'title') =>
  recorded(history, next, { text, at });
const chosen = (history: UndoHistory<string>, next: string) => typed(history, next, 0, null);
const START = startHistory('');

describe('undo and redo', () => {
  it('take back and repeat one step at a time', () => {
    const done = chosen(chosen(START, 'a'), 'b');
    const back = undone(undone(done));
    expect([undone(done).present, back.present]).toEqual(['a', '']);
    expect(undone(back)).toBe(back);
    expect(redone(redone(back)).present).toBe('b');
    expect(redone(done)).toBe(done);
  });

  it('take quick typing into one text as one step', () => {
    const sentence = typed(typed(typed(START, '工', 0), '工作', 500), '工作经历', 1_200);
    expect(undone(sentence).present).toBe('');
  });

  it('end a step with a pause, with another text, with a choice and with an undo', () => {
    expect(typed(typed(START, 'a', 0), 'ab', 1_000).past).toHaveLength(2);
    expect(typed(typed(START, 'a', 0), 'ab', 10, 'subject').past).toHaveLength(2);
    expect(typed(chosen(typed(START, 'a', 0), 'b'), 'bc', 10).past).toHaveLength(3);
    expect(typed(undone(typed(START, 'a', 0)), 'b', 10).past).toHaveLength(1);
  });

  it('forget what was undone once something else is done, but not for what changes nothing', () => {
    const back = undone(chosen(START, 'a'));
    expect(chosen(back, '')).toBe(back);
    expect(chosen(back, 'b').future).toEqual([]);
  });

  it('keep the last hundred steps', () => {
    let history = START;
    for (let index = 1; index <= 130; index += 1) history = chosen(history, `${index}`);
    expect(history.past).toHaveLength(100);
    for (let index = 0; index < 130; index += 1) history = undone(history);
    expect(history.present).toBe('30');
    expect(history.future).toHaveLength(100);
  });

  it('agree with a plain list of all values, whatever is done', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { chance } = random(seed);
      let [history, values, place] = [START, [''], 0];
      for (let index = 0; index < 90; index += 1) {
        if (chance(0.5)) {
          history = chosen(history, `${index}`);
          values = [...values.slice(0, place + 1), `${index}`];
          place += 1;
        } else if (chance(0.5)) {
          history = undone(history);
          place = Math.max(place - 1, 0);
        } else {
          history = redone(history);
          place = Math.min(place + 1, values.length - 1);
        }
        expect(history.present).toBe(values[place]);
      }
    }
  });
});
