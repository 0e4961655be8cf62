/** What pages of any kind say: buttons, lists, and questions before something is lost. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  required: 'Required',
  save: 'Save',
  saving: 'Saving…',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting…',
  undo: 'Undo',
  menu: 'Actions for {{name}}',
  results: 'Results',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  sort: {
    label: 'Sort by',
    ascending: 'Ascending',
    descending: 'Descending',
  },
  page: {
    range: '{{from}}–{{to}} of {{total}}',
    previous: 'Previous page',
    next: 'Next page',
    number: 'Page {{number}}',
  },
  stale: {
    text: 'Your edits are still here, but they aren’t saved yet.',
    fields: 'What changed: {{fields}}.',
    dropMine: 'Discard my edits',
    keepMine: 'Keep my edits',
  },
  unsaved: {
    title: 'Discard your edits?',
    text: 'They haven’t been saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
} as const
