const formulaAt = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('math');

/** A selection without half formulas. */
function wholeRange(selection: Selection): Range {
  const range = selection.getRangeAt(0).cloneRange();
  const [first, last] = [formulaAt(range.startContainer), formulaAt(range.endContainer)];
  if (first) range.setStartBefore(first);
  if (last) range.setEndAfter(last);
  return range;
}

/** Puts the LaTeX of formulas into the copied text, where browsers put their letters in a row. */
export function copyFormulas(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData || event.defaultPrevented) return;
  const range = wholeRange(selection);
  const around = range.commonAncestorContainer;
  const body = (around instanceof Element ? around : around.parentElement)?.closest('.markdown-body[data-reading]');
  const box = document.createElement('div');
  box.append(range.cloneContents());
  const formulas = box.querySelectorAll('math');
  if (!body || formulas.length === 0) return;
  for (const control of box.querySelectorAll('button, .anchor')) control.remove();
  const html = box.innerHTML;
  for (const formula of formulas) {
    const source = formula.querySelector('annotation')?.textContent.trim() ?? formula.textContent;
    const sign = formula.getAttribute('display') === 'block' ? '$$' : '$';
    formula.replaceWith(sign + source + sign);
  }
  // Lines are where the page shows them, which only a laid out text tells.
  box.style.cssText = 'position: fixed; inset-inline-start: 200vw';
  body.append(box);
  const text = box.innerText ?? box.textContent;
  box.remove();
  event.clipboardData.setData('text/html', html);
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}
