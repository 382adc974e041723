import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { configFor } from './diagram-theme';

test('every colour of a diagram is a token that exists', () => {
  const tokens = fs.readFileSync('styles/tokens.css', 'utf8');
  const missing: string[] = [];
  vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockImplementation((name) => {
    if (name.startsWith('--') && !tokens.includes(`  ${name}: `)) missing.push(name);
    return '#123456';
  });
  const { themeVariables } = configFor(document.body, 700);
  vi.restoreAllMocks();
  expect(missing).toEqual([]);
  expect(themeVariables).toMatchObject({ primaryColor: '#123456' });
});
