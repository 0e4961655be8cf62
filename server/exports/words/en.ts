export type Words = typeof en

export const en = {
  folder: 'spreadsheets',
  files: { classes: 'classes', chatbots: 'chatbots', messages: 'messages' },
  sheets: { classes: 'Classes', chatbots: 'Chatbots', messages: 'Messages' },
  headings: {
    name: 'Name',
    description: 'Description',
    students: 'Students',
    conversations: 'Conversations',
    created: 'Created',
    partner: 'Partner',
    sent: 'Sent',
    from: 'Written by',
    text: 'Text',
  },
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
}
