import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion } from '#server/analysis/en/rules/match.ts'

const be = "'m|'s|'re|am|is|are|was|were"
const ends = ['$', ',|.|and|but|in|at|with|because|for|from|who|that|so|here']
const heads =
  'friend|player|girl|boy|man|woman|teacher|student|person|singer|actor|actress|cook|driver|dancer|writer|father|mother|brother|sister|day|place|city|town|country|idea|film|movie|book|game|sport|job|dog|cat|house|hotel|restaurant|song|language|question|problem|story|present|gift|thing|car|team|school|village|beach|trip|party|student|family|doctor|football|tennis|basketball|hobby|holiday|experience|way|time|story'
const described =
  'good|bad|nice|big|small|great|beautiful|interesting|boring|difficult|easy|important|famous|friendly|happy|old|young|new|cheap|expensive|wonderful|quiet|popular|dangerous|funny|clever|intelligent|kind|lovely|strange|typical|healthy|modern|exciting|special|strict|amazing|fantastic|terrible|favourite'
const anOf = (match: Match, text: string) => `${/^[aeiou]/.test(match.marked[0]?.lower ?? '') ? 'an' : 'a'} ${text}`

/** Articles that are missing or too much in things that are often said. */
export const articleHabits: readonly Rule[] = [
  {
    id: 'en.article.very_adjective',
    kind: 'article',
    pattern: [
      `i|you|he|she|it|this|that|mum|father|mother|brother|sister|friend|name ${be} not? [very|really ${described}] ${heads} !<noun pl>`,
      `i|you|he|she|it|this|that|city|dog|father|mother|brother|sister|friend|teacher|isn't|wasn't 's|is|am|'m|was|isn't not? [${described}] ${heads} $`,
      `i|you|he|she|it|this|that|city|dog|father|mother|brother|sister|friend|teacher|football|isn't|wasn't 's|is|am|'m|was|isn't|wasn't not? [${described}] ${heads} and|but|because|,|who|with|for|in`,
      `isn't|wasn't [${described}] ${heads} !<noun pl>`,
    ],
    better: (match) => {
      const next = match.sentence[match.sentence.findIndex((word) => word === match.marked.at(-1)) + 1]
      const isMany = is(next, 'noun pl') || next?.lower === 'time'
      return isMany || isQuestion(match) || match.marked[0]?.lower === 'favourite' ? null : anOf(match, match.written)
    },
    why: 'article_missing',
    wrong: [
      ['She is very good tennis player.', 'She is a very good tennis player.'],
      ["It isn't boring sport.", "It isn't a boring sport."],
      ['My brother is good student.', 'My brother is a good student.'],
    ],
    right: ['He is a good player.', 'They are good friends.', 'She is good at sport.', 'We are best friends.'],
  },
  {
    id: 'en.article.superlative',
    kind: 'article',
    pattern: [
      `${be} [best|worst|biggest|smallest|tallest|oldest|youngest|nicest|fastest|most|largest|longest] <noun sg> in|of|i|that|from`,
      `${be} [<adj superlative>] <adj>? <noun sg> in|of|i|that|from`,
      `${be} [most <adj>] <noun sg> in|of|i|that|for`,
      `${be} [most <adj>] in|of the|my|our`,
      `${be} [<adj superlative>] in|of the|my|our`,
      `${be}|not|isn't|aren't|in|at|on [same] <noun> !<noun>`,
      "'s|is|are|was|the|of|at|in [same as|like] <pron>",
    ],
    better: ({ marked, word, beside, written }) =>
      marked[0]?.lower === 'same' && (/^(?:the|this|that|these|those)$/.test(beside(-1)) || word(0) === 'the')
        ? null
        : marked[0]?.lower === 'last' || marked[0]?.lower === 'next'
          ? null
          : `the ${written.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
    why: 'article_missing',
    wrong: [
      ['He is best singer in the school.', 'He is the best singer in the school.'],
      ['It is most beautiful city in Spain.', 'It is the most beautiful city in Spain.'],
      ['We are in same class.', 'We are in the same class.'],
    ],
    right: ['She is the best.', 'They are best friends of mine.', 'It is best to go.', 'We are in the same class.'],
  },
  {
    id: 'en.article.the_name',
    kind: 'extra_word',
    pattern: [
      '^ [the] <noun name first><not adj> is|was|has|likes|lives|works|can|will|and|goes|wants|says',
      '^ [the] <noun place><not adj> is|was|has',
      'with|to|from|and|for|love|like [the] <noun name first><not adj> $',
    ],
    better: ({ sentence, at }) => {
      const name = sentence[at + 1]?.lower === 'the' ? sentence[at + 2] : sentence[at + 1]
      return name && /^\p{Lu}/u.test(name.text) && !/^(?:netherlands|philippines|park|lee)$/.test(name.lower)
        ? ''
        : null
    },
    why: 'article_extra',
    wrong: [
      ['I live with the Maria.', 'I live with Maria.'],
      ['We went there with the Paul.', 'We went there with Paul.'],
      ['This is for the Anna.', 'This is for Anna.'],
    ],
    right: ['Maria is my friend.', 'The Netherlands is flat.', 'I come from the Netherlands.'],
  },
  {
    id: 'en.article.the_general',
    kind: 'extra_word',
    pattern: [
      '=like|=love|=hate|=prefer [the] dogs|cats|animals|horses|children|sports|vegetables|sweets more|better|very than|much',
      '=love|=like|=enjoy|=protect the? [the] nature $',
      '=love|=like|=enjoy [the] nature|sport|maths|football !<noun>',
      'in my opinion ,? [the] money|sport|music|love|education|health|friendship is',
      'has|have|with [the] <adj> eyes|hair $',
      'has|have|with [the] <adj> eyes|hair and|,',
      'and [the] blond|black|brown|blue|green|red|long|short|dark hair|eyes',
      '[a] two|three|four|five|six <noun pl><not verb><not noun sg> !<noun>',
    ],
    better: ({ word, sentence, at }) =>
      word(0) === 'a' && (sentence[at - 1]?.lower === 'of' || sentence[at + 3]?.lower === '-') ? null : '',
    why: 'article_extra',
    wrong: [
      ['She has the blue eyes.', 'She has blue eyes.'],
      ['I have a two sisters.', 'I have two sisters.'],
      ['We like the horses more than cows.', 'We like horses more than cows.'],
    ],
    right: ['I love nature.', 'I like the dog.', 'She has a blue eye.', 'Who has the red hair dye?'],
  },
  {
    id: 'en.article.sun',
    kind: 'article',
    pattern: [
      '^ [sun|sky|moon] is|was',
      'and|but|because|when|in [sun|sky|moon] is|was|$',
      '^ [weather] is|was very|so|nice|good|bad|cold|hot|here',
      '=play [guitar|piano|violin|drums|flute] $',
      '=play [guitar|piano|violin|drums|flute] and|in|with|very|since|,|every|for',
      'in [sun|sky] $',
      'at [beginning|end] of',
      'in [morning|afternoon|evening] and|,|i|we',
    ],
    better: ({ marked: [noun] }) => (noun?.text === 'Sun' && noun.start > 0 ? null : `the ${noun?.lower ?? ''}`),
    why: 'article_missing',
    wrong: [
      ['Sun is shining.', 'The sun is shining.'],
      ['I like it when sun is out.', 'I like it when the sun is out.'],
      ['It is warm and sky is blue.', 'It is warm and the sky is blue.'],
    ],
    right: ['The sun is shining.', 'I play the guitar.', 'We play guitar games.', 'In the morning I run.'],
  },
  {
    id: 'en.article.send_email',
    kind: 'article',
    pattern: [
      ...ends.map(
        (end) => `=send|=write|=give me|you|him|her|us|them [email|message|letter|postcard|text|call|present] ${end}`,
      ),
      '=send|=write|=give me|you|him|her|us|them [email|message|letter|postcard|call|present] tomorrow|later|today|soon|tonight|about|to|when|next',
      ...ends.map(
        (end) =>
          `=eat|=buy|=want|=order|=make|=drink|=have [sandwich|salad|cake|apple|banana|burger|hamburger|omelette|orange] ${end}`,
      ),
      'or [singer|actress|actor|doctor|teacher|nurse|pilot|vet|dancer|engineer|lawyer|policeman] $',
    ],
    better: (match) => {
      const hasArticle = match.sentence.slice(0, match.at).some(({ lower }) => lower === 'a' || lower === 'an')
      return match.word(0) === 'or' && !hasArticle ? null : anOf(match, match.written)
    },
    why: 'article_missing',
    wrong: [
      ['I will send you email.', 'I will send you an email.'],
      ['He wrote me letter.', 'He wrote me a letter.'],
      ['I eat apple and drink milk.', 'I eat an apple and drink milk.'],
    ],
    right: ['I will send you an email.', 'We have cake shops.', 'Send me emails.', 'I eat apples.'],
  },
  {
    id: 'en.article.job_when',
    kind: 'article',
    pattern: [
      "be|become|as|was|'m|am [<noun sg job>] when|in|at|because|and|for|one|like|,|or|but",
      'to be [<noun sg job>] !<noun>',
    ],
    better: (match) => {
      const next = match.sentence[match.sentence.findIndex((word) => word === match.marked[0]) + 1]
      return is(next, 'noun') && !is(next, 'prep') && !is(next, 'conj') ? null : anOf(match, match.written)
    },
    why: 'article_missing',
    wrong: [
      ['I want to be pilot when I grow up.', 'I want to be a pilot when I grow up.'],
      ['I was child when we moved.', 'I was a child when we moved.'],
      ['She wants to be vet like her father.', 'She wants to be a vet like her father.'],
    ],
    right: ['I want to be a doctor.', 'They want to be teachers.', 'It may be student housing.', 'As a child, I sang.'],
  },
]
