/** Whether the browser paints ranges (CSS Custom Highlight API); elsewhere the list alone shows them. */
const paints = () => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Paints ranges by the rule `::highlight(name)`. @returns takes the paint away */
export function paint(name: string, ranges: readonly Range[], priority = 0): () => void {
  if (!paints() || ranges.length === 0) return () => {};
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  return () => {
    if (CSS.highlights.get(name) === highlight) CSS.highlights.delete(name);
  };
}
