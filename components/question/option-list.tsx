'use client';

import { type Choices, OPTION_LETTERS } from '@/lib/domain/question/choices';
import { RenderedHtml } from '@/components/ui/text/rendered-html';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './option-list.module.css';

interface OptionListProps {
  choices: Choices;
  optionsHtml: readonly string[];
  chosen: readonly number[];
  revealed: boolean;
  onPick: (index: number) => void;
}

export function OptionList({ choices, optionsHtml, chosen, revealed, onPick }: OptionListProps) {
  const { answer, isMulti } = choices;
  return (
    <fieldset className={styles.options} disabled={revealed}>
      <legend className={isMulti ? styles.legend : recipes.visuallyHidden}>
        {isMulti ? '多选题，选出所有正确的' : '单选题'}
      </legend>
      {optionsHtml.map((html, index) => {
        const isAnswer = answer.includes(index);
        const isChosen = chosen.includes(index);
        const state = revealed ? (isAnswer ? 'right' : isChosen ? 'wrong' : undefined) : undefined;
        return (
          <label key={index} className={styles.option} data-state={state}>
            <input
              className={controls.checkbox}
              type={isMulti ? 'checkbox' : 'radio'}
              name="option"
              checked={isChosen}
              onChange={() => onPick(index)}
            />
            <b className={styles.letter}>{OPTION_LETTERS[index]}</b>
            <RenderedHtml inline className={styles.text} html={html} dir="auto" />
            {state && <span className={styles.mark}>{state === 'right' ? '正确' : '错选'}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
