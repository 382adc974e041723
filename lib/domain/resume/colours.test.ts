import { describe, expect, it } from 'vitest';
import { colourWarning, inkOn } from './colours';

describe('the theme colour', () => {
  it('is warned of where it can hardly be read on paper', () => {
    expect(colourWarning('#255db0')).toBeNull();
    expect(colourWarning('#ffd400')).toContain('对比度不足');
  });

  it('has white or dark letters on it, whichever are read better', () => {
    expect(inkOn('#255db0')).toBe('#fff');
    expect(inkOn('#ffd400')).not.toBe('#fff');
  });
});
