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
  noClass: {
    title: 'You have no classes yet',
    text: 'Ask a coordinator or your school’s owner to assign you to one. Your students and their conversations will then appear here.',
    write: 'Write a chatbot in the meantime',
  },
  unsaved: {
    title: 'Discard your edits?',
    text: 'They haven’t been saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
} as const
