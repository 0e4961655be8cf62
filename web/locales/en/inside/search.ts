export const search = {
  label: 'Search',
  placeholder: 'Search',
  nothing: 'Nothing found',
  searching: 'Searching…',
  failed: 'We couldn’t complete the search',
  group: { places: 'Go to', students: 'Students', classes: 'Classes', chatbots: 'Chatbots', avatars: 'Avatars' },
  act: {
    classes: 'Classes',
    conversations: 'Conversations',
    reports: 'Reports',
    addStudent: 'Add student',
    checkDevice: 'Check this device',
    choosePlan: 'Subscription',
  },
} as const
