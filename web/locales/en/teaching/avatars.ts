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
  pages: 'Pages of avatars',
  loading: 'Loading avatars',
  loadingOne: 'Loading avatar',
  failed: {
    list: 'The avatars could not be loaded',
    one: 'The avatar could not be loaded',
  },
  nothing: {
    title: 'No avatars found',
    text: 'No avatar matches this search and these filters.',
  },
  noArchive: {
    title: 'Nothing is archived',
    text: 'Avatars that you archive wait here until you restore them.',
    back: 'Show active avatars',
  },
  empty: {
    title: 'Give your chatbots a face',
    text: 'An avatar gives one of your chatbots a face and a voice. Students see it speak and answer aloud.',
  },
  gone: {
    title: 'This avatar isn’t here any more',
    text: 'Somebody deleted it, or the link is not right.',
    back: 'Back to avatars',
  },
  talksAbout: 'Talks about {{chatbot}}',
  hidden: {
    archived: 'Students don’t see {{name}}: it is in the archive.',
    silent: 'Students don’t see {{name}} yet: choose a chatbot.',
    draft: 'Students don’t see {{name}} yet: {{chatbot}} is a draft.',
    put_away: 'Students don’t see {{name}}: {{chatbot}} is in the archive.',
  },
  done: {
    archive: '{{name}} is in the archive',
    restore: '{{name}} is back from the archive',
    duplicated: '{{name}} was created',
    deleted: '{{name}} was deleted',
  },
  refused: {
    archive: '{{name}} could not be archived',
    restore: '{{name}} could not be restored',
    duplicate: '{{name}} could not be duplicated',
  },
  deleting: {
    talks_one: '{{number}} conversation with {{name}} stays, under this name.',
    talks_other: '{{number}} conversations with {{name}} stay, under this name.',
    noTalks: 'There are no conversations with {{name}} yet.',
    students_one: '{{number}} student can no longer practise with {{name}}.',
    students_other: '{{number}} students can no longer practise with {{name}}.',
    archiving: 'Archiving keeps {{name}} for later.',
    confirm: 'Delete avatar',
    keep: 'Keep avatar',
  },
} as const
