import * as z from 'zod/mini';
import { codePointsIn } from './characters-in';
import { withoutDirectionControls } from './direction';
import { hasHiddenSigns } from './hidden-signs';
import { isBlank } from './is-blank';

interface Limits {
  /** The message without a text; absent for a text that may be missing. */
  missing?: string | undefined;
  max: number;
  tooLong: string;
  /** The label of a name, in which signs that nobody sees are refused; absent for other texts. */
  name?: string | undefined;
}

/** A text field of a form: what is sent is trimmed, and controls that turn the text around it are removed. */
export const formText = ({ missing, max, tooLong, name }: Limits) =>
  z.string().check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.refine((text) => missing === undefined || !isBlank(text), missing),
    z.refine((text) => name === undefined || isBlank(text) || !hasHiddenSigns(text), `${name}不能包含看不见的字符`),
    z.refine((text) => codePointsIn(text) <= max, tooLong),
  );
