import type { Rule } from '#server/analysis/grammar/rule.ts'
import { textOf } from '#server/analysis/en/rules/match.ts'

const sports = 'football|tennis|basketball|volleyball|chess|handball|golf|rugby|hockey|badminton|cards|soccer|baseball'

/** Articles that are too much. */
export const noArticle: readonly Rule[] = [
  {
    id: 'en.article.sport',
    kind: 'extra_word',
    pattern: `=play|=like|=love [the ${sports}] !<noun>`,
    better: ({ marked }) => marked[1]?.text ?? null,
    why: 'article_extra',
    wrong: [
      ['I play the football on Sundays.', 'I play football on Sundays.'],
      ['She plays the tennis.', 'She plays tennis.'],
      ['We like the basketball.', 'We like basketball.'],
    ],
    right: ['I play football.', 'I play the guitar.', 'Who plays the football match?', 'I like the football team.'],
  },
  {
    id: 'en.article.last_week',
    kind: 'extra_word',
    pattern: [
      '^ [the last|next week|month|year|summer|winter|weekend|monday|friday|saturday|sunday|night] ,? i|we|he|she|they|my',
      "[in|on last|next|every week|month|year|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|day|morning] !'s !of",
      '[on|in this weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening] $',
      '^ [in|at|on yesterday|tomorrow|today]',
      '[yesterday night]',
    ],
    better: ({ marked }) => (marked[0]?.lower === 'yesterday' ? 'last night' : textOf(marked.slice(1))),
    why: 'preposition_extra',
    wrong: [
      ['The last week I went to Rome.', 'Last week I went to Rome.'],
      ['I saw him in last year.', 'I saw him last year.'],
      ['We meet on every Monday.', 'We meet every Monday.'],
    ],
    right: ['Last week I went to Rome.', 'In the last year.', 'On Monday.', 'At last we are here.'],
  },
  {
    id: 'en.article.the_my',
    kind: 'extra_word',
    pattern: ['[the my|your|his|our|their]', '[a|an my|your|his|our|their <noun sg>]'],
    better: ({ marked, word }) => {
      if (word(0) === 'the') return marked[1]?.lower ?? null
      const possessive = { my: 'mine', your: 'yours', his: 'his', our: 'ours', their: 'theirs' }[marked[1]?.lower ?? '']
      return marked[2] && possessive ? `a ${marked[2].lower} of ${possessive}` : null
    },
    why: 'article_extra',
    wrong: [
      ['The my house is big.', 'My house is big.'],
      ['I like the your dog.', 'I like your dog.'],
      ['He is a my friend.', 'He is a friend of mine.'],
    ],
    right: ['My house is big.', 'He is a friend of mine.', 'The house is mine.'],
  },
  {
    id: 'en.article.general',
    kind: 'extra_word',
    pattern: [
      '^ [the life|love|money|happiness|health|nature] is|can',
      'in [the] nature !of|<noun>',
      '=like|=love|=hate|=prefer [the] music|nature|animals|sports|chocolate|coffee|tea|pizza|pasta|fish|meat|vegetables|fruit|swimming|dancing|reading|cooking|maths|mathematics|history|summer $',
      '=go to [the] school|bed|work|university $',
      '=go to [the] bed|work',
      '=go to [the] school|university|class by|every|on|with|in|and|because|from',
      'at [the] home|night|work $',
      'at [the] night|home',
      'for|at|have|had|after|before [the] breakfast|lunch|dinner $',
      'for|at|have|had|after|before [the] breakfast|lunch|dinner i|we|at|with|and|,|in',
      'by [the] foot',
      '=speak|=learn|=study [the] english|spanish|french|german|italian|portuguese|chinese|russian $',
    ],
    better: ({ marked, sentence, at, beside }) =>
      sentence.slice(at).some(({ lower }) => lower === 'of') ||
      (marked.length === 1 &&
        /^(?:music|fish|meat|coffee|tea|pizza|pasta)$/.test(beside(0)) &&
        sentence[at - 1]?.lower.endsWith("n't"))
        ? null
        : (marked[1]?.lower ?? ''),
    why: 'article_extra',
    wrong: [
      ['The life is hard.', 'Life is hard.'],
      ['I like the music.', 'I like music.'],
      ['We have the breakfast at eight.', 'We have breakfast at eight.'],
      ['I read at the night.', 'I read at night.'],
    ],
    right: [
      'Life is hard.',
      'The life of a teacher is hard.',
      'I like the music in this film.',
      'In the night I woke up.',
    ],
  },
]
