/** Empties the field that the files were chosen in, so that the same ones may be chosen again. */
export function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
