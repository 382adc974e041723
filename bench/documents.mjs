/** Markdown for the parts that type or render it. */
import { corpusDocuments, ownDocuments, readDocument } from '../e2e/documents';

export const ownTexts = () => ownDocuments.map(readDocument);

/** Chinese documents of ordinary length: real ones where a collection lies beside the project (or at CORPUS_DIR). */
export const chineseTexts = () =>
  (corpusDocuments.length > 0 ? corpusDocuments : ownDocuments)
    .map((document) => readDocument(document).replace(/\r\n?/g, '\n'))
    .filter((text) => text.length <= 40_000 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) > text.length / 5);

/** Texts one after the other, again and again, up to that many bytes. */
export function joined(texts, bytes) {
  const all = texts.map((text) => `${text.replace(/^---\n[\s\S]*?\n---\n/, '')}\n\n`).join('');
  const text = all.repeat(Math.ceil(bytes / Buffer.byteLength(all)));
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD+$/, '');
}
