import { describe, expect, it } from 'vitest';
import { notCleared, profileOf } from './profile-fields';
import { values as form } from './testing';

describe('a profile', () => {
  it('knows what the API did not clear', () => {
    expect(notCleared({ ...form, nickname: '鹿' }, { ...form, nickname: '鹿', job: '工程师' })).toEqual(['job']);
  });

  it('takes the day of a date, ignoring the time', () => {
    const user = { id: '1', birthday: '1995-06-15 00:00:00', startWorkTime: '', imRestrict: '0', exp: 0 };
    const flags = { bindPassword: true, bindWx: false, hasUpdateBirthday: false, hasSigned: false };
    const rest = { username: '', email: '', githubId: '', githubName: '', giteeId: '', giteeName: '' };
    expect(profileOf({ ...form, ...user, ...flags, ...rest }).birthday).toBe('1995-06-15');
  });
});
