import { byId } from './element';

const KEPT = 'THEME';
const dark = matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const kept = localStorage.getItem(KEPT);
  const theme = kept === 'light' || kept === 'dark' ? kept : dark.matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  byId('theme', HTMLButtonElement).textContent = theme === 'dark' ? '浅色' : '深色';
}

export function startTheme(): void {
  apply();
  dark.addEventListener('change', apply);
  byId('theme', HTMLButtonElement).addEventListener('click', () => {
    localStorage.setItem(KEPT, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
    apply();
  });
}
