import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

export function textElement(tagName: string, properties: Properties, value: string): Element {
  return element(tagName, properties, [{ type: 'text', value }]);
}

export function classNames(node: Element): string[] {
  const value = node.properties.className;
  return Array.isArray(value) ? value.map(String) : [];
}

export function textProperty(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** A returned element replaces the visited one and is not entered. Recursion is safe, as parsing bounds the depth. */
export function replaceElements(
  parent: Root | Element,
  visit: (node: Element, ancestors: readonly Element[]) => Element | undefined,
  ancestors: Element[] = [],
): void {
  const children: (RootContent | ElementContent)[] = parent.children;
  for (const [index, child] of children.entries()) {
    if (child.type !== 'element') continue;
    const replacement = visit(child, ancestors);
    if (replacement && replacement !== child) {
      children[index] = replacement;
      continue;
    }
    ancestors.push(child);
    replaceElements(child, visit, ancestors);
    ancestors.pop();
  }
}

export function eachElement(parent: Root | Element, visit: (node: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    visit(child);
    eachElement(child, visit);
  }
}
