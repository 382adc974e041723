import { describe, expect, it } from 'vitest';
import { wrongFields } from '@/test/wrong-fields';
import { profileSchema, type ProfileValues } from './schema';
import { values } from './testing';

const wrong = (changes: Partial<ProfileValues>, birthdayFixed = false) =>
  wrongFields(profileSchema({ birthdayFixed, today: '2026-11-21' }), { ...values, ...changes });

describe('a profile', () => {
  it('is valid without changes', () => expect(wrong({})).toEqual({}));

  it.each(['', '   ', '\u3000', '\u200b\u200b', '\u3164', '\u2800'])('needs a nickname, not %j', (nickname) => {
    expect(wrong({ nickname })).toEqual({ nickname: '请输入昵称' });
  });

  it('is sent without controls of its direction', () => {
    const typed = { ...values, nickname: '\u202emoc.elpmaxe 官方', job: '\u2067工程师\u2069' };
    const sent = profileSchema({ birthdayFixed: false, today: '2026-11-21' }).parse(typed);
    expect(sent).toMatchObject({ nickname: 'moc.elpmaxe 官方', job: '工程师' });
  });

  it('counts an emoji as one character and the spaces around it as none', () => {
    expect(wrong({ nickname: ` ${'😀'.repeat(32)} ` })).toEqual({});
    expect(wrong({ nickname: '😀'.repeat(33) })).toEqual({ nickname: '昵称最多 32 个字符' });
  });

  it.each([
    ['job', 50],
    ['blogAddress', 255],
    ['description', 255],
  ] as const)('lets %s have %i characters', (field, limit) => {
    expect(wrong({ [field]: '字'.repeat(limit) })).toEqual({});
    expect(wrong({ [field]: '字'.repeat(limit + 1) })[field]).toContain(`最多 ${limit} 个字符`);
    expect(wrong({ [field]: '字'.repeat(10_000) })[field]).toContain(`最多 ${limit} 个字符`);
  });

  it('takes no day whose year is still being typed', () => {
    expect(wrong({ birthday: '0199-06-15', startWorkTime: '0020-07-01' })).toEqual({
      birthday: '请输入正确的出生日期',
      startWorkTime: '请输入正确的开始工作时间',
    });
  });

  it('needs a birthday in the past, unless it was already changed once', () => {
    expect(wrong({ birthday: '' })).toEqual({ birthday: '请选择出生日期' });
    expect(wrong({ birthday: '2026-11-22' })).toEqual({ birthday: '出生日期不能晚于今天' });
    expect(wrong({ birthday: '2026-11-21' })).toEqual({});
    expect(wrong({ birthday: '' }, true)).toEqual({});
  });

  it('refuses a start of work in the future', () => {
    expect(wrong({ startWorkTime: '2027-01-01' })).toHaveProperty('startWorkTime');
  });

  it('is trimmed', () => {
    const schema = profileSchema({ birthdayFixed: false, today: '2026-11-21' });
    const sent = schema.parse({ ...values, nickname: ' 鹿 ', description: '\n你好 ' });
    expect(sent).toMatchObject({ nickname: '鹿', description: '你好' });
  });
});
