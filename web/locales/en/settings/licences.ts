export const licences = {
  title: 'Licences',
  intro: 'Tertulia is made with the work of others. Thank you.',
  drawings: 'Drawings of the avatars',
  changed:
    'Published by DiceBear. We changed them: the mouths and eyes move, some mouths are redrawn, and some parts are left out.',
  typeface: 'Typeface',
  wordLists: 'Word lists',
  compiled: 'Spelling and grammar are checked with these. We combined and completed them.',
  programs: 'Programs that are part of this app, and their licences',
} as const
