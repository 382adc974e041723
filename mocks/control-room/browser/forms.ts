import { send } from './control';
import { byId, report, reportFailure } from './element';

/** Is told after every call that may have changed what is shown. */
type Changed = () => void;

const isControl = (node: Element): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

function frameOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The values of a form by name; an empty field has none. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const node of form.elements) {
    if (!isControl(node) || node.name === '' || node.disabled) continue;
    if (node.type === 'checkbox') values[node.name] = node instanceof HTMLInputElement && node.checked;
    else if (node.value === '') continue;
    else if (node.dataset.as === 'frame') values[node.name] = frameOf(node.value);
    else values[node.name] = node.type === 'number' ? Number(node.value) : node.value;
  }
  return values;
}

/** Fills the fields that are named, and empties the others that a preset sets. */
export function fill(form: HTMLFormElement, values: Record<string, unknown>, names: readonly string[]): void {
  for (const node of form.elements) {
    if (!isControl(node) || !names.includes(node.name)) continue;
    if (node instanceof HTMLInputElement && node.type === 'checkbox') node.checked = values[node.name] === true;
    else node.value = String(values[node.name] ?? '');
  }
}

/** "{name}" in a sentence or a path becomes the value of that name. */
const filledIn = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));

/** Asks before something that cannot be taken back. */
async function agreed(question: string): Promise<boolean> {
  const dialog = byId('confirm', HTMLDialogElement);
  byId('confirm-question', HTMLElement).textContent = question;
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  return dialog.returnValue === 'yes';
}

const outputOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector('output') ?? document.getElementById(form.dataset.output ?? '');

async function submit(form: HTMLFormElement, changed: Changed): Promise<void> {
  const { call = '', method = 'POST', done = '完成', confirm: question } = form.dataset;
  if (question && !(await agreed(question))) return;
  const values = valuesOf(form);
  const path = filledIn(call, values);
  for (const [, name = ''] of call.matchAll(/\{(\w+)\}/g)) delete values[name];
  form.ariaBusy = 'true';
  try {
    const answer = await send(method, path, method === 'DELETE' ? undefined : values);
    report(outputOf(form), filledIn(done, { ...values, ...answer, length: answer.length }));
    changed();
  } catch (error) {
    reportFailure(outputOf(form), error);
  } finally {
    form.ariaBusy = null;
  }
}

/** A form with data-call makes that control call, and says data-done when it is carried out. */
export function startForms(changed: Changed): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.call === undefined) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void submit(form, changed);
  });
}

/** A button with data-preset fills the form around it. */
export function startPresets(): void {
  for (const form of document.forms) {
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[data-preset]')];
    const presets = buttons.map(({ dataset }): Record<string, unknown> => Object(JSON.parse(dataset.preset ?? '{}')));
    const names = [...new Set(presets.flatMap(Object.keys))];
    buttons.forEach((button, index) =>
      button.addEventListener('click', () => {
        fill(form, presets[index] ?? {}, names);
        for (const other of buttons) other.ariaPressed = String(other === button);
      }),
    );
  }
}
