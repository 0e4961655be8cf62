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
    text: 'What you typed is still here, but not saved yet.',
    fields: 'What changed: {{fields}}.',
    dropMine: 'Discard what I typed',
    keepMine: 'Keep what I typed',
  },
  unsaved: {
    title: 'Discard what you typed?',
    text: 'It has not been saved yet.',
    discard: 'Discard',
    stay: 'Go on editing',
  },
} as const
