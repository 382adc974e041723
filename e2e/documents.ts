import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface MarkdownDocument {
  name: string;
  file: string;
}

export const OWN_DOCUMENTS = path.join(import.meta.dirname, 'documents');
const CORPUS = process.env.CORPUS_DIR ?? path.resolve(import.meta.dirname, '../../shared/corpus/articles');

const documentsIn = (folder: string): MarkdownDocument[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => ({ name, file: path.join(folder, name) }))
    : [];

/** The project's own documents, which together cover every Markdown construct that authors use. */
export const ownDocuments = documentsIn(OWN_DOCUMENTS);

/** A larger collection of documents, where one lies beside the project (or at `CORPUS_DIR`); else empty. */
export const corpusDocuments = documentsIn(CORPUS);

export const readDocument = ({ file }: MarkdownDocument): string => readFileSync(file, 'utf8');

/** Names the documents of a test run, for its output. */
export const describeDocuments = (): string =>
  `${ownDocuments.length} documents of e2e/documents` +
  (corpusDocuments.length > 0 ? ` and ${corpusDocuments.length} of ${CORPUS}` : `; there is no corpus at ${CORPUS}`);
