/** Words at the head of a comment that begin a fragment, such as "Of a folder." or "Where they are known." */
const FRAGMENT = /^(?:Of|Where|Those|As|What|Whoever|Who|Whom|Whose|With|For|From|Also|Apart)\b/;

const firstWords = (comment) => comment.value.replace(/^[\s*]+/, '');

/** Whether a line comment goes on with the sentence of the line above it. */
const continues = (comment, previous) =>
  comment.type === 'Line' && previous?.type === 'Line' && previous.loc.end.line === comment.loc.start.line - 1;

const noFragments = {
  meta: {
    type: 'suggestion',
    docs: { description: 'A comment can be read without the name below it.' },
    schema: [],
    messages: {
      fragment:
        'Begin with the thing itself, in a sentence that can be read without the name below it: not "{{word}} …".',
    },
  },
  create: (context) => ({
    Program() {
      const comments = context.sourceCode.getAllComments();
      comments.forEach((comment, index) => {
        const [word] = FRAGMENT.exec(firstWords(comment)) ?? [];
        if (word && !continues(comment, comments[index - 1]))
          context.report({ loc: comment.loc, messageId: 'fragment', data: { word } });
      });
    },
  }),
};

/** Rules of our own about comments. */
export const comments = { rules: { 'no-fragments': noFragments } };
