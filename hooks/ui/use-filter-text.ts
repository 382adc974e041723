import { useState, type ChangeEvent, type CompositionEvent } from 'react';

/** The letters of an IME before they are confirmed match nothing: they are shown, and filter nothing. */
export function useFilterText() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const set = (next: string) => {
    setText(next);
    setWanted(next);
  };
  return {
    wanted,
    clear: () => set(''),
    fieldProps: {
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setWanted(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => set(currentTarget.value),
    },
  };
}
