interface QuestionTag {
  id: string;
  name: string;
  first: string;
}

/** Categories of the question bank; the API lists neither them nor their questions (assumption A18). */
export const QUESTION_TAGS: readonly QuestionTag[] = [
  { id: 'js', name: 'JavaScript', first: '5b34b2c1900625a7' },
  { id: 'ts', name: 'TypeScript', first: '1bd3eff7c5f3c825' },
  { id: 'css', name: 'CSS', first: 'a67353792c3cc682' },
  { id: 'react', name: 'React', first: 'fbfcf28d8fd2d687' },
  { id: 'net', name: '网络与安全', first: '6daaa4064db6b916' },
  { id: 'sjk', name: '数据库', first: 'b95823f4e398f802' },
];
