import { describe, expect, it } from 'vitest';
import { changesOf, charactersIn, checkProfile, notCleared, profileOf, trimmed, type ProfileForm } from './utils';

const form: ProfileForm = {
  nickname: '林间小鹿',
  avatar: '',
  gender: '0',
  birthday: '1995-06-15',
  startWorkTime: '',
  job: '',
  blogAddress: '',
  description: '',
};
const check = (changes: Partial<ProfileForm>, birthdayFixed = false) =>
  checkProfile({ ...form, ...changes }, { birthdayFixed, today: '2026-11-21' });

describe('a profile', () => {
  it('is right as it is', () => expect(check({})).toEqual({}));

  it.each(['', '   ', '\u3000'])('needs a nickname, not %j', (nickname) => {
    expect(check({ nickname })).toEqual({ nickname: '请输入昵称' });
  });

  it('counts an emoji as one character and the spaces around it as none', () => {
    expect(charactersIn('鹿😀')).toBe(2);
    expect(check({ nickname: ` ${'😀'.repeat(32)} ` })).toEqual({});
    expect(check({ nickname: '😀'.repeat(33) })).toEqual({ nickname: '昵称最多 32 个字符' });
  });

  it.each([
    ['job', 50],
    ['blogAddress', 255],
    ['description', 255],
  ] as const)('lets %s have %i characters', (field, limit) => {
    expect(check({ [field]: '字'.repeat(limit) })).toEqual({});
    expect(check({ [field]: '字'.repeat(limit + 1) })[field]).toContain(`最多 ${limit} 个字符`);
    expect(check({ [field]: '字'.repeat(10_000) })[field]).toContain(`最多 ${limit} 个字符`);
  });

  it('needs a birthday that has been, until it is fixed', () => {
    expect(check({ birthday: '' })).toEqual({ birthday: '请选择出生日期' });
    expect(check({ birthday: '2026-11-22' })).toEqual({ birthday: '出生日期不能晚于今天' });
    expect(check({ birthday: '2026-11-21' })).toEqual({});
    expect(check({ birthday: '' }, true)).toEqual({});
  });

  it('has no start of work that is still to come', () => {
    expect(check({ startWorkTime: '2027-01-01' })).toHaveProperty('startWorkTime');
  });

  it('is sent without the spaces around its texts', () => {
    expect(trimmed({ ...form, nickname: ' 鹿 ', description: '\n你好 ' })).toMatchObject({
      nickname: '鹿',
      description: '你好',
    });
  });

  it('knows what was changed, and what the API did not clear', () => {
    expect(changesOf({ ...form, job: '工程师' }, form)).toEqual({ job: '工程师' });
    expect(changesOf(form, form)).toEqual({});
    expect(notCleared({ ...form, nickname: '鹿' }, { ...form, nickname: '鹿', job: '工程师' })).toEqual(['job']);
  });

  it('takes the day of a date, whatever stands behind it', () => {
    const user = { id: '1', birthday: '1995-06-15 00:00:00', startWorkTime: '', imRestrict: '0', exp: 0 };
    const flags = { bindPassword: true, bindWx: false, hasUpdateBirthday: false, hasSigned: false };
    const rest = { username: '', email: '', githubId: '', githubName: '', giteeId: '', giteeName: '' };
    expect(profileOf({ ...form, ...user, ...flags, ...rest }).birthday).toBe('1995-06-15');
  });
});
