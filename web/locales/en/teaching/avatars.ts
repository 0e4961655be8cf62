export const avatars = {
  create: 'Create avatar',
  one: 'Avatar',
  status: {
    active: 'Active',
    hidden: 'Not visible yet',
    archived: 'Archived',
  },
  search: {
    label: 'Search avatars',
    placeholder: 'Name or chatbot',
  },
  filter: {
    active: 'Active {{number}}',
    archived: 'Archived {{number}}',
  },
  pages: 'Avatar pages',
  loading: 'Loading avatars',
  loadingOne: 'Loading avatar',
  failed: {
    list: 'We couldn’t load your avatars',
    one: 'We couldn’t load this avatar',
  },
  nothing: {
    title: 'No avatars found',
    text: 'Try another search or other filters.',
  },
  noArchive: {
    title: 'Nothing archived',
    text: 'Avatars you archive are kept here until you restore them.',
    back: 'Show active avatars',
  },
  empty: {
    title: 'Give your chatbots a face',
    text: 'An avatar gives one of your chatbots a face and a voice. Students watch it speak and can answer aloud.',
  },
  gone: {
    title: 'We couldn’t find this avatar',
    text: 'It may have been deleted, or the link is wrong.',
    back: 'Back to avatars',
  },
  talksAbout: 'Uses {{chatbot}}',
  hidden: {
    archived: 'Students can’t see {{name}}: it’s archived.',
    silent: 'Students can’t see {{name}} yet: choose a chatbot.',
    draft: 'Students can’t see {{name}} yet: {{chatbot}} is a draft.',
    put_away: 'Students can’t see {{name}}: {{chatbot}} is archived.',
  },
  done: {
    archive: '{{name}} was archived',
    restore: '{{name}} was restored',
    duplicated: '{{name}} was created',
    deleted: '{{name}} was deleted',
  },
  refused: {
    archive: 'We couldn’t archive {{name}}',
    restore: 'We couldn’t restore {{name}}',
    duplicate: 'We couldn’t duplicate {{name}}',
  },
  deleting: {
    talks_one: '{{number}} conversation with {{name}} will be kept.',
    talks_other: '{{number}} conversations with {{name}} will be kept.',
    noTalks: 'There are no conversations with {{name}} yet.',
    students_one: '{{number}} student won’t be able to practise with {{name}}.',
    students_other: '{{number}} students won’t be able to practise with {{name}}.',
    archiving: 'Archive {{name}} instead to keep it for later.',
    confirm: 'Delete avatar',
    keep: 'Keep avatar',
  },
} as const
