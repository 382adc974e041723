import { describe, expect, it, vi } from 'vitest';
import { bookmarkFormSchema } from '@/lib/domain/bookmark/schema';
import { tooLong } from '@/lib/domain/comment/posting';
import { missingCharacters } from '@/lib/domain/feedback/feedback-text';
import { folderFormSchema } from '@/lib/domain/folder/schema';
import { fitsMessage } from '@/lib/domain/message/message-text';
import { profileSchema } from '@/lib/domain/profile/schema';
import { createShare } from '@/lib/domain/share/api';
import { publishable } from '@/lib/domain/share/share-text';
import { tagNameProblem } from '@/lib/domain/tag/tag-name';
import { publishSchema } from '@/lib/domain/write-center/schema';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { db } from '@/mocks/db';
import { refusal } from '@/mocks/socket/messages';
import { apiUrl, envelopeOf, givenFolder, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

startContractApi();

interface Limited {
  limit: number;
  /** Several lines; the code points that a line break has on the wire. */
  lineBreak?: number;
  form: (text: string) => boolean;
  api: (text: string) => Promise<boolean> | boolean;
}

const takes = async (path: string, body: object): Promise<boolean> => {
  const { code } = await envelopeOf(await postJson(apiUrl(path), body, tokenHeader(userNamed('demouser'))));
  return code === '0';
};

const PROFILE = { nickname: '鹿', avatar: '', gender: '', birthday: '2000-01-01', startWorkTime: '', job: '' };
const profile = { ...PROFILE, blogAddress: '', description: '' };
const profileForm = profileSchema({ birthdayFixed: false, today: '2026-01-01' });
const profileField = (field: keyof typeof profile) => ({
  form: (text: string) => profileForm.safeParse({ ...profile, [field]: text }).success,
  api: (text: string) => takes('/users/updateuser', { ...profile, [field]: text }),
});

const article = { articleTitle: '标题', content: '正文', html: '<p>正文</p>', category: '2', tag: 'qd', linkUrl: '' };
const ownFolder = () => givenFolder({ name: '文件夹' }).id;
const site = { name: '站', url: 'https://a.example/', siteDesc: '说明' };
const siteField = (field: keyof typeof site) => ({
  form: (text: string) => bookmarkFormSchema.safeParse({ ...site, [field]: text }).success,
  api: (text: string) => takes('/sites/create', { ...site, folderId: ownFolder(), [field]: text }),
});

async function takesShare(content: string): Promise<boolean> {
  vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(userNamed('demouser'))}` });
  try {
    await createShare({ content, block: '2', images: [] });
    return true;
  } catch {
    return false;
  } finally {
    vi.unstubAllGlobals();
  }
}

function takesComment(content: string): Promise<boolean> {
  const [share] = db.shares.values();
  if (!share) throw new Error('There is no share');
  return takes('/sharecircle/comments/create', { circleId: share.id, uid: share.userId, content });
}

const FIELDS: Readonly<Record<string, Limited>> = {
  nickname: { limit: 32, ...profileField('nickname') },
  job: { limit: 50, ...profileField('job') },
  'blog address': { limit: 255, ...profileField('blogAddress') },
  'description of a member': { limit: 255, lineBreak: 1, ...profileField('description') },
  'name of a tag': {
    limit: 24,
    form: (name) => tagNameProblem(name) === null,
    api: (tagName) => takes('/tag/create', { pid: '2', tagName }),
  },
  'description of an article': {
    limit: 255,
    lineBreak: 1,
    form: (description) => publishSchema.safeParse({ category: '2', tag: ['qd'], linkUrl: '', description }).success,
    api: (description) =>
      takes('/articles/createarticle', {
        ...article,
        description,
        coverImage: '',
        theme: 'juejin',
        codeStyle: 'github',
      }),
  },
  'name of a folder': {
    limit: 24,
    form: (name) => folderFormSchema.safeParse({ name, isPrivate: '0' }).success,
    api: (name) => takes('/site/folder/create', { name, isPrivate: '0' }),
  },
  'name of a site': { limit: 64, ...siteField('name') },
  'description of a site': { limit: 64, lineBreak: 1, ...siteField('siteDesc') },
  share: { limit: 512, lineBreak: 2, form: publishable, api: takesShare },
  'comment below a share': {
    limit: 255,
    lineBreak: 1,
    form: (content) => !tooLong('share', content),
    api: takesComment,
  },
  message: {
    limit: 500,
    lineBreak: 1,
    form: fitsMessage,
    api: (content) =>
      refusal(userNamed('demouser'), {
        type: 'im',
        clientId: 'a',
        toId: userNamed('otheruser').id,
        content,
        sendTimeStamp: 0,
      }) === undefined,
  },
  // A least length: one character fewer is too few.
  feedback: {
    limit: 19,
    lineBreak: 1,
    form: (content) => missingCharacters(content) > 0,
    api: async (content) => !(await takes('/feedbacks/create', { content, html: content })),
  },
};

const SIGNS: Readonly<Record<string, string>> = {
  Chinese: '字',
  'an emoji with a tone': '👍🏻',
  'a family of emoji': '👨‍👩‍👧‍👦',
  'a combining accent': 'e\u0301',
  'a line break': '字\n字',
};

/** A text of `length` code points as they are sent. */
function textOf(sign: string, length: number, lineBreak: number): string {
  const size = Array.from(sign).length + (sign.includes('\n') ? lineBreak - 1 : 0);
  return sign.repeat(Math.floor(length / size)) + '字'.repeat(length % size);
}

describe.each(Object.entries(FIELDS))('the form of a %s', (_name, { limit, lineBreak, form, api }) => {
  const signs = Object.entries(SIGNS).filter(([, sign]) => lineBreak !== undefined || !sign.includes('\n'));

  it.each(signs)('counts %s as the API does, at the limit and beyond it', async (_sign, sign) => {
    for (const [length, fits] of [
      [limit, true],
      [limit + 1, false],
    ] as const) {
      const text = textOf(sign, length, lineBreak ?? 1);
      expect({ form: form(text), api: await api(text) }).toEqual({ form: fits, api: fits });
    }
  });
});
