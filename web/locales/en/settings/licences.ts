export const licences = {
  title: 'Licences',
  intro: 'Tertulia is built on other people’s work. Thank you.',
  drawings: 'Avatar drawings',
  changed:
    'Published by DiceBear. We changed them: the mouths and eyes move, some mouths are redrawn, and some parts are left out.',
  typeface: 'Typeface',
  wordLists: 'Word lists',
  compiled: 'We check spelling and grammar with these. We combined and extended them.',
  programs: 'Software used in this app, with its licences',
} as const
