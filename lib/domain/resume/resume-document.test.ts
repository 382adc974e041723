import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME, openResume, resumeValues, type ResumeDocument } from './resume-document';

const LOOK = { themeStyleName: 'theme-3', themeColor: '#112233' };
function open(sections: unknown, look: Partial<typeof LOOK> = {}): ResumeDocument {
  const opened = openResume({ content: JSON.stringify(sections), ...LOOK, ...look });
  if (!opened) throw new Error('The resume cannot be opened');
  return opened.document;
}
const basics = (...names: string[]) => ({
  component: 'BasicInfo',
  data: { list: names.map((fieldName) => ({ fieldName, fieldValue: '值' })) },
});
const titles = ({ sections }: ResumeDocument) => sections.map(({ title }) => title);
const fieldNames = ({ basics: { data } }: ResumeDocument) => data.list.map(({ fieldName }) => fieldName);

describe('a resume that is opened', () => {
  it('is an empty one with the default colour where nothing is stored', () => {
    expect(openResume({ content: ' ', themeStyleName: '', themeColor: '' })).toEqual({
      document: EMPTY_RESUME,
      dropped: 0,
    });
    expect(EMPTY_RESUME).toMatchObject({ theme: 'theme-1', colour: '#255db0' });
    expect(fieldNames(EMPTY_RESUME)).toEqual(['姓名', '求职意向']);
  });

  it('is told to be unreadable instead of being overwritten', () => {
    expect(openResume({ content: '{"a":', ...LOOK })).toBeNull();
  });

  it('has the default look for one that does not exist', () => {
    const known = open([basics('姓名', '岗位')]);
    expect(known).toMatchObject({ theme: 'theme-3', colour: '#112233' });
    expect(open([], { themeStyleName: 'theme-9', themeColor: 'red' })).toMatchObject({
      theme: 'theme-1',
      colour: '#255db0',
    });
  });

  it('has two rows, two sections and an item to a section at least', () => {
    const bare = open([]);
    expect(bare.basics).toMatchObject({ title: '基本信息', visible: true });
    expect(fieldNames(bare)).toEqual(['姓名', '求职意向']);
    expect(titles(bare)).toEqual(['新模块']);
    expect(bare.sections[0]).toMatchObject({ data: { list: [{ subject: '' }] } });
    expect(fieldNames(open([basics('姓名')]))).toEqual(['姓名', '求职意向']);
    expect(fieldNames(open([basics('求职意向')]))).toEqual(['求职意向', '姓名']);
    expect(fieldNames(open([basics('昵称', '岗位', '城市')]))).toEqual(['昵称', '岗位', '城市']);
  });

  it('shows the basic information even where it was stored as hidden', () => {
    expect(open([{ ...basics('姓名'), visible: false }]).basics.visible).toBe(true);
  });

  it('is the same after it was saved and opened again', () => {
    const saved = resumeValues(open([basics('姓名', '岗位', '城市')]));
    expect(saved).toMatchObject(LOOK);
    const again = openResume(saved);
    expect(again && resumeValues(again.document)).toEqual(saved);
  });
});
