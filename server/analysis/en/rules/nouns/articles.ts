import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { hasBefore, wordSet } from '#server/analysis/en/rules/match.ts'

const soundsLikeYou =
  /^(?:uni(?:[^m n]|$)|union|unit|unique|uniform|universit|use|usual|usu|util|ut[ei]|eu|ewe|one\b|once|ukr|u[a-z]?$|ubi|ufo|urin)/
const silentH = /^(?:hour|honest|honou?r|heir)/

// Null where it isn't known how the word begins to sound.
function startsWithVowel(word: Word | undefined): boolean | null {
  if (!word || word.kind !== 'word' || word.text.length < 2 || word.isForeign || word.text === word.text.toUpperCase())
    return null
  if (word.readings.length === 0) return null
  if (silentH.test(word.lower) || word.lower.startsWith('x-')) return true
  if (soundsLikeYou.test(word.lower)) return false
  return /^[aeiou]/.test(word.lower)
}

const things =
  'car|dog|cat|house|flat|apartment|bike|bicycle|motorbike|problem|question|job|girlfriend|boyfriend|laptop|computer|smartphone|phone|garden|passport|reservation|appointment|bag|umbrella|exam|party|camera|pen|pencil|dictionary|guitar|headache|fever|cough|toothache|stomachache|backache|suitcase|ticket|baby'
const lists = wordSet('what which the whose')
const ends = ['$', '.|,|and|but|in|at|with|because|for|on|or|so']
const owners = "have|has|had|'ve|got|want|wants|need|needs|bought|buy|see|saw|found"
const withArticle =
  'cinema|beach|supermarket|park|gym|dentist|doctor|airport|library|theatre|zoo|mountains|countryside|toilet|bathroom|station|museum|restaurant|mall|pool|bank|market'

/** A, an and the. */
export const articles: readonly Rule[] = [
  {
    id: 'en.article.an',
    kind: 'article',
    pattern: '[a] <not prep>',
    better: ({ words }) => (startsWithVowel(words(1)[0]) === true ? 'an' : null),
    why: 'a_an',
    wrong: [
      ['I saw a elephant in the zoo.', 'I saw an elephant in the zoo.'],
      ['It takes a hour.', 'It takes an hour.'],
      ['It was a interesting film.', 'It was an interesting film.'],
    ],
    right: ['She has a university degree.', 'It is a European city.', 'A one-way ticket.', 'I took a used car.'],
  },
  {
    id: 'en.article.a',
    kind: 'article',
    pattern: '[an] <not prep>',
    better: ({ words }) => (startsWithVowel(words(1)[0]) === false ? 'a' : null),
    why: 'a_an',
    wrong: [
      ['She is an university student.', 'She is a university student.'],
      ['I have an car.', 'I have a car.'],
      ['He has an big dog.', 'He has a big dog.'],
    ],
    right: ['An hour ago.', 'He is an honest man.', 'An MP3 file.', 'It was an honour.'],
  },
  {
    id: 'en.article.job',
    kind: 'article',
    pattern: [
      "i|he|she|you 'm|'s|'re|am|is|are|was not? [<noun sg job>] $",
      "i|he|she|you 'm|'s|'re|am|is|are|was not? [<noun sg job>] .|,|and|but|in|at|from|because|here|now|or",
      'my|his|her|your <noun sg person> is|was [<noun sg job>] $',
      'my|his|her|your <noun sg person> is|was [<noun sg job>] .|,|and|but|in|at|from|because',
      '=become|be|been [<noun sg job>] $',
      '=work as [<noun sg job>] $',
      '=work as [<noun sg job>] in|at|for|and|.|,|but|with',
    ],
    better: ({ marked: [job] }) => (job ? `${startsWithVowel(job) ? 'an' : 'a'} ${job.text}` : null),
    why: 'article_missing',
    wrong: [
      ['I am student.', 'I am a student.'],
      ['My father is engineer.', 'My father is an engineer.'],
      ['She works as waitress in a bar.', 'She works as a waitress in a bar.'],
      ["I'm not doctor.", "I'm not a doctor."],
    ],
    right: [
      'I am a student.',
      'He is student president.',
      'They are students.',
      'What is teacher in Spanish?',
      'I am a doctor and teacher.',
    ],
  },
  {
    id: 'en.article.adjective_person',
    kind: 'article',
    pattern: [
      "i|he|she|you|it|this|that 'm|'s|is|am|was very? [<adj -comparative -superlative>] <noun sg person><not adj><not verb> !<noun>",
      "it|this|that 's|is|was very? [beautiful|nice|big|small|good|bad|great|interesting|difficult|easy|important|expensive|old|new|wonderful|lovely|quiet|famous|cheap|boring] city|town|place|country|film|movie|book|house|idea|day|question|village|story|game|car|hotel|restaurant|job|language|problem|song|thing|trip|flat !<noun>",
      "there is|'s [<adj -comparative -superlative>] park|problem|restaurant|beach|river|museum|supermarket|garden|house|table|cat|dog !<noun>",
      'what [<adj -comparative -superlative>] day|place|idea|city|house|dog|surprise|story|film|picture $',
    ],
    better: ({ marked: [adjective], words, word }) => {
      const [very] = words(2)
      if (
        !adjective ||
        /^(?:all|other|such|same|many|few|several|own|enough|next|last|first|second|third|more|most|only|half|best|able|sure|right|sorry|dear)$/.test(
          adjective.lower,
        )
      )
        return null
      if (very || (word(0) === 'what' && adjective.lower === 'other')) return null
      return `${startsWithVowel(adjective) ? 'an' : 'a'} ${adjective.text}`
    },
    why: 'article_missing',
    wrong: [
      ['He is good boy.', 'He is a good boy.'],
      ['It is beautiful city.', 'It is a beautiful city.'],
      ['She is nice girl.', 'She is a nice girl.'],
    ],
    right: [
      'He is a good boy.',
      'They are good boys.',
      'It is beautiful.',
      "It's other people's money.",
      'She is best friends with me.',
    ],
  },
  {
    id: 'en.article.thing',
    kind: 'article',
    pattern: [
      ...ends.map((end) => `${owners} [${things}] ${end}`),
      ...ends.map((end) => `i|we|they|you have [brother|sister|son|daughter|cousin|friend] ${end}`),
      ...ends.map((end) => `has [brother|sister|son|daughter|friend] ${end}`),
      `${owners} [big|small|new|old|nice|beautiful|good|red|blue|black|white|little] ${things}|family|brother|sister|idea|friend !<noun>`,
      `there is|'s|was [${things}|park|supermarket|museum|restaurant|bridge|beach|hospital|school|church|table|sofa|bed|window|river] !<noun>`,
    ],
    better: (match) => {
      const [noun] = match.marked
      const next = match.sentence[match.sentence.findIndex((word) => word === noun) + 1]
      if (!noun || next?.lower === "'s" || next?.lower === '-' || hasBefore(match, lists)) return null
      return `${startsWithVowel(noun) ? 'an' : 'a'} ${noun.text}`
    },
    why: 'article_missing',
    wrong: [
      ['I have car.', 'I have a car.'],
      ['She has dog and a cat.', 'She has a dog and a cat.'],
      ['I have big family.', 'I have a big family.'],
      ['There is park near my house.', 'There is a park near my house.'],
    ],
    right: ['I have a car.', 'They have car insurance.', 'I have no phone.', 'The dog I have is nice.'],
  },
  {
    id: 'en.article.place',
    kind: 'article',
    pattern: [
      `=go|=come|=walk|=drive|=run|=get|=be|=went to|at [${withArticle}] $`,
      `=go|=come|=walk|=drive|=run|=get|=be|=went to|at [${withArticle}] .|,|and|but|with|on|in|at|by|every|yesterday|today|tomorrow|because|to|or|for|when|after|tonight|now|last|next`,
      `in front of [${withArticle}|street|house] $`,
      'in [garden|city|kitchen|street|sun|rain|world|countryside] $',
      `=live|=work|=stay|=meet|=walk in|at [${withArticle}|city|countryside|street] .|,|and|but|with|on|near|by|because`,
      'in [morning|afternoon|evening] $',
      'in [morning|afternoon|evening] i|we|he|she|they|my|and|,|at|with|because',
      'all over [world] $',
      'at [end|beginning|top|bottom|same] of',
      'at [same] time',
      'on [other] hand|side',
      'for [first|last|second] time',
      'in [middle|centre|center] of',
    ],
    better: ({ marked: [noun] }) => {
      const word = noun?.lower ?? ''
      return /^(?:restaurant|museum|market)$/.test(word) ? null : `the ${noun?.text ?? ''}`
    },
    why: 'article_missing',
    wrong: [
      ['We go to cinema on Fridays.', 'We go to the cinema on Fridays.'],
      ['I went to beach with my family.', 'I went to the beach with my family.'],
      ['I get up early in morning.', 'I get up early in the morning.'],
    ],
    right: ['I go to school.', 'We went to bed.', 'We go to beach parties.', 'In the morning.', 'I am at home.'],
  },
]
