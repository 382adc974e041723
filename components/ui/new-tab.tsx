const NOTE_ID = 'new-tab';

/** Attributes of a link that opens a tab, which screen readers say before it does. The page has the note once. */
export const NEW_TAB = { target: '_blank', 'aria-describedby': NOTE_ID } as const;

export const NewTabNote = () => (
  <span id={NOTE_ID} hidden>
    新窗口
  </span>
);
