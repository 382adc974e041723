import * as z from 'zod/mini';
import { charactersIn } from './characters-in';
import { withoutDirectionControls } from './direction';
import { isBlank } from './is-blank';

interface Limits {
  /** The message without a text; absent for a text that may be missing. */
  missing?: string | undefined;
  max: number;
  tooLong: string;
}

/** A text field of a form: what is sent is trimmed, and controls that turn the text around it are removed. */
export const formText = ({ missing, max, tooLong }: Limits) =>
  z.string().check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.refine((text) => missing === undefined || !isBlank(text), missing),
    z.refine((text) => charactersIn(text) <= max, tooLong),
  );
