/** Loaded as one with the first shortcut that opens either. */
export { SearchPanel } from './search-panel';
export { ShortcutsDialog } from './shortcuts-dialog';
