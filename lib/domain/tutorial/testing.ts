const entry = (id: string) => ({ id, title: `第 ${id} 章`, chapters: [] });

/** A menu with a group in its middle, and one chapter twice. */
export const menu = [
  entry('a'),
  {
    id: undefined,
    title: '一组',
    chapters: [
      { id: 'b', title: '乙' },
      { id: 'c', title: '丙' },
    ],
  },
  entry('d'),
  entry('a'),
];
