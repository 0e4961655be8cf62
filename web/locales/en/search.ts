export const search = {
  label: 'Search',
  placeholder: 'Search',
  nothing: 'Nothing found',
  searching: 'Searching…',
  group: { places: 'Go to', students: 'Students', classes: 'Classes' },
  act: { classes: 'Classes', addStudent: 'Add student', choosePlan: 'Subscription' },
} as const
