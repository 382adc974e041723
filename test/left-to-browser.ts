import { fireEvent } from '@testing-library/react';

/** Whether the browser follows the link that is pressed; here it does not. */
export function isLeftToBrowser(link: HTMLElement, init?: MouseEventInit): boolean {
  let left = false;
  const note = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(link, init);
  return left;
}
