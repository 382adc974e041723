import { expect, test } from 'vitest';
import { explainFailure, MAX_EDGES, MAX_SOURCE } from './diagram-failure';

const parseError = (line: number) =>
  new Error(`Parse error on line ${line}:\n...C --> D\n---^\nExpecting 'SQE', got 'PS'`);

test.each([
  [parseError(3), 'graph TD\n  A --> B\n  B -->> C', '第 3 行附近看不懂：“B -->> C”'],
  // The parser waits for the bracket until the next line.
  [parseError(3), 'graph TD\n  B[未收尾 --> C\n  C --> D', '第 2 行附近看不懂：“B[未收尾 --> C”'],
  [parseError(9), 'graph TD\n  A -->\n', '第 2 行附近看不懂：“A -->”'],
  [parseError(2), '---\ntitle: 图\n---\npie\n  乙 60', '第 5 行附近看不懂：“乙 60”'],
  [
    new Error('Parsing failed: Lexer error on line 2, column 10: unexpected character: ->开<-'),
    'gitGraph\n  branch 开发',
    '第 2 行附近看不懂：“branch 开发”，这种图里的中文要放在英文双引号里',
  ],
  [
    new Error('No diagram type detected matching given configuration for text: grph TD'),
    '\ngrph TD',
    '第 2 行“grph TD”不是图的种类，如 flowchart、sequenceDiagram、classDiagram、stateDiagram-v2、erDiagram、gantt、pie、mindmap',
  ],
  [new Error('Edge limit exceeded. 601 edges found'), 'graph TD', `连线超过 ${MAX_EDGES} 条`],
  [new Error('too long'), 'x'.repeat(MAX_SOURCE + 1), `源码有 ${MAX_SOURCE + 1} 字，超过 ${MAX_SOURCE} 字`],
  [new Error('Unsupported color format: "nope"'), 'graph TD', '不认识颜色“nope”'],
  [new Error('Something else'), 'graph TD', 'Something else'],
])('%s is explained in Chinese with the author’s line', (error, source, reason) => {
  expect(explainFailure(error, source)).toBe(reason);
});
