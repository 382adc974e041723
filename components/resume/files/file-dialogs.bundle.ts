/** Loaded as one: both bring the formats of other programs. */
export { JsonResumeDialog } from './json-resume-dialog';
export { ResumeImport } from './resume-import';
