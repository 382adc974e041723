import './theme-turn.css';

/** Changes the theme in a circle out of a button, where the browser can and the reader wants to see movement. */
export function turnTheme(button: Element, change: () => void): void {
  const root = document.documentElement;
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { left, top, width, height } = button.getBoundingClientRect();
  root.style.setProperty('--turn-at', `${left + width / 2}px ${top + height / 2}px`);
  root.dataset.turning = '';
  const end = () => {
    delete root.dataset.turning;
    root.style.removeProperty('--turn-at');
  };
  const changeWhole = () => {
    change();
    // Else what has a transition would be on its way to its new colour when the circle reaches it.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  };
  document.startViewTransition(changeWhole).finished.then(end, end);
}
