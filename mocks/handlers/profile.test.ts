import { describe, expect, it } from 'vitest';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const post = async (path: string, body: object) =>
  envelopeOf(await postJson(apiUrl(path), body, tokenHeader(userNamed('demouser'))));
const update = (changes: object) =>
  post('/users/updateuser', { nickname: '林间小鹿', birthday: '1995-06-15', ...changes });

describe('updating the profile', () => {
  it('stores every field, and ignores empty ones', async () => {
    expect(await update({ nickname: '新鹿😀', job: '', description: '你好', gender: '1' })).toMatchObject({
      code: '0',
      message: '更新资料成功',
    });
    expect(userNamed('demouser')).toMatchObject({
      nickname: '新鹿😀',
      job: '前端工程师',
      description: '你好',
      gender: '1',
      birthday: '1995-06-15',
      hasUpdateBirthday: true,
    });
  });

  it('takes another birthday once', async () => {
    await update({});
    expect(await update({ birthday: '1990-01-01' })).toMatchObject({ code: '-1', message: '出生日期只能修改一次' });
    expect(await update({ birthday: '' })).toMatchObject({ code: '0' });
    expect(userNamed('demouser').birthday).toBe('1995-06-15');
  });

  it.each([
    [{ nickname: ' ' }, '请输入昵称'],
    [{ nickname: '😀'.repeat(33) }, '昵称长度不能超过 32'],
    [{ job: '长'.repeat(51) }, '职位长度不能超过 50'],
    [{ blogAddress: 'a'.repeat(10_000) }, '博客地址长度不能超过 255'],
    [{ description: '长'.repeat(256) }, '个人介绍长度不能超过 255'],
    [{ birthday: '' }, '请选择出生日期'],
    [{ birthday: '1995-13-41' }, '出生日期格式不正确'],
    [{ startWorkTime: 'soon' }, '开始工作时间格式不正确'],
    [{ avatar: 'javascript:alert(1)' }, '头像地址不正确'],
    [{ gender: '2' }, '参数错误'],
  ])('refuses %j', async (changes, message) => {
    expect(await update(changes)).toMatchObject({ code: '-1', message });
    expect(userNamed('demouser')).toMatchObject({ nickname: '林间小鹿', birthday: null });
  });

  it('needs a session', async () => {
    expect((await postJson(apiUrl('/users/updateuser'), { nickname: '鹿' })).status).toBe(401);
    expect((await postJson(apiUrl('/users/update-im-restrict'), { imRestrict: '1' })).status).toBe(401);
  });
});

describe('who may send messages', () => {
  it.each(['0', '1', '2', '3'])('may be set to %s', async (imRestrict) => {
    expect(await post('/users/update-im-restrict', { imRestrict })).toMatchObject({ code: '0' });
    expect(userNamed('demouser').imRestrict).toBe(imRestrict);
  });

  it.each([{ imRestrict: '4' }, { imRestrict: '' }, {}])('may not be set to %j', async (body) => {
    expect(await post('/users/update-im-restrict', body)).toMatchObject({
      code: '-1',
      message: '参数错误',
    });
  });
});
