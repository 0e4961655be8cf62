export const search = {
  label: 'Search',
  placeholder: 'Search',
  nothing: 'Nothing found',
  searching: 'Searching…',
  group: { places: 'Go to', students: 'Students', classes: 'Classes', chatbots: 'Chatbots' },
  act: { classes: 'Classes', conversations: 'Conversations', addStudent: 'Add student', choosePlan: 'Subscription' },
} as const
