import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from './theme-switch';

const system = { dark: false, listeners: new Set<() => void>() };

beforeEach(() => {
  delete document.documentElement.dataset.theme;
  Object.assign(system, { dark: false, listeners: new Set() });
  vi.stubGlobal('matchMedia', () => ({
    matches: system.dark,
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

const shown = () => document.documentElement.dataset.theme;
// The closed panel is in the test's document as it is.
const choice = (name: string) => screen.getByRole('radio', { name, hidden: true });
const turnSystem = (dark: boolean) =>
  act(() => {
    system.dark = dark;
    for (const listener of system.listeners) listener();
  });

describe('the theme switch', () => {
  it('starts with the system’s theme and follows it while the page is open', () => {
    render(<ThemeSwitch />);
    expect(choice('跟随系统')).toBeChecked();
    turnSystem(true);
    expect(shown()).toBe('dark');
    turnSystem(false);
    expect(shown()).toBe('light');
  });

  it('stores a chosen theme, which the system does not override', async () => {
    render(<ThemeSwitch />);
    await userEvent.click(choice('深色'));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('THEME')).toBe('dark');
    turnSystem(false);
    expect(shown()).toBe('dark');
    expect(choice('深色')).toBeChecked();
  });

  it('forgets the chosen theme when the system’s is chosen', async () => {
    localStorage.setItem('THEME', 'dark');
    render(<ThemeSwitch />);
    expect(choice('深色')).toBeChecked();
    await userEvent.click(choice('跟随系统'));
    expect(shown()).toBe('light');
    expect(localStorage.getItem('THEME')).toBeNull();
  });

  it('follows a theme chosen in another tab', () => {
    render(<ThemeSwitch />);
    localStorage.setItem('THEME', 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'THEME' }));
    });
    expect(shown()).toBe('dark');
    expect(choice('深色')).toBeChecked();
  });
});
