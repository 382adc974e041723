import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useComposition } from './use-composition';

/** The letters of an IME before they are confirmed match nothing: they are shown, and filter nothing. */
export function useFilterText(onWanted?: (text: string) => void) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const { compositionProps, isComposing } = useComposition();
  const want = (next: string) => {
    setText(next);
    setWanted(next);
    onWanted?.(next);
  };
  return {
    wanted,
    clear: () => want(''),
    isComposing,
    fieldProps: {
      ...compositionProps,
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setText(target.value);
        else want(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        compositionProps.onCompositionEnd();
        want(currentTarget.value);
      },
    },
  };
}
