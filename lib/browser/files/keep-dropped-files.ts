/** Whether a drag brings files, which browsers list only once they are dropped. */
export const holdsFiles = ({ types }: { types: readonly string[] }): boolean => types.includes('Files');

/** Browsers open a file in place of the page where nothing takes it. File inputs take theirs. */
function refuseFiles(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (event.defaultPrevented || !dataTransfer || !holdsFiles(dataTransfer)) return;
  if (target instanceof Element && target.matches('input[type=file]')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

export function keepDroppedFiles(): void {
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseFiles);
}
