import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

/** The preposition that a word goes with. */
export const prepositionsMissing: readonly Rule[] = [
  {
    id: 'en.preposition.in_home',
    kind: 'preposition',
    pattern: [
      '[in home|house] $',
      '[in home] and|with|because|,|or|on|in|all',
      '[at|in the home] $',
      "=be|'m|'s|'re|=stay [home|house] of my",
    ],
    better: ({ marked }) => (marked.length > 1 && marked[0]?.lower !== 'house' ? 'at home' : null),
    why: 'preposition',
    wrong: [
      ['I was in home.', 'I was at home.'],
      ['We stay in house.', 'We stay at home.'],
      ['I eat in home with my family.', 'I eat at home with my family.'],
    ],
    right: ['I was at home.', 'In home economics we cook.', 'I am in the house.'],
  },
  {
    id: 'en.preposition.missing',
    kind: 'preposition',
    pattern: [
      '=listen [music|me|him|her|us|them|the|my|your|this|songs|podcasts|rock|pop|it]',
      '=wait [me|him|her|us|them|you|the|my|your]',
      '=look [the|my|your] <noun>',
      '=belong [me|him|us|them|my]',
      '=happen [me|him|us|them]',
      '=go [school|work|bed|university|london|paris|madrid|spain|england] $',
      '=go [school|bed|work] at|by|every|with|and|because|on|early|late',
      '=go [the] cinema|beach|park|gym|supermarket|doctor|sea|mountains|school|restaurant|hospital|airport|station|museum|theatre|market|shop|swimming',
      '=pay [the] meal|tickets|ticket|drinks|coffee|dinner|food|taxi|hotel|lunch $',
      'according [me|him|my|the]',
      '=search [the|my|a] keys|key|phone|job|flat|house|bag|dog|cat|wallet|glasses|hotel|room',
    ],
    better: ({ marked: [next], sentence, at }) => {
      const verb = sentence[at]?.readings.map(({ lemma }) => lemma) ?? []
      const has = (lemma: string) => verb.includes(lemma)
      const noun = sentence[at + 2]?.lower ?? ''
      if (has('look') && /^(?:same|other|part|way|best|whole)$/.test(noun)) return null
      if (has('wait') && /^(?:turn|whole|longer|moment|time|night|day)$/.test(noun)) return null
      if (has('listen') && sentence[at]?.lower === 'listening' && next?.lower === 'the') return null
      const preposition = has('wait') || has('pay') || has('search') ? 'for' : has('look') ? 'at' : 'to'
      return next ? `${preposition} ${next.lower === next.text.toLowerCase() ? next.text : next.lower}` : null
    },
    why: 'preposition_missing',
    wrong: [
      ['I listen music every day.', 'I listen to music every day.'],
      ['I wait the bus.', 'I wait for the bus.'],
      ['Look the picture!', 'Look at the picture!'],
      ['I go school by bus.', 'I go to school by bus.'],
    ],
    right: ['I listen to music.', 'I wait for the bus.', 'They look the same.', 'Wait your turn.', 'I go home.'],
  },
  {
    id: 'en.preposition.extra',
    kind: 'extra_word',
    pattern: [
      '=enjoy [of|with|in] <det>',
      '=feel [me|myself] <adj>',
      '=discuss [about]',
      '=ask [to] me|you|him|her|us|them|my|the|your|his',
      '=enter [in|into|to] the|my|a|this',
      '=marry [with]',
      '=answer|=phone|=call [to] me|you|him|her|us|them|my|your',
      '=visit [to|in|at] the|my|a',
      '=visit [to|in|at] <noun name>',
      '=help|=thank [to] me|you|him|her|us|them|my|your',
      '=tell [to] me|you|him|her|us|them|my|your|the',
      '=reach [to|at] the|my|home|school',
      '=meet [to] me|you|him|her|us|them|my',
      'despite [of]',
      '=leave [from] home|school|work',
      '=contact [to|with] me|you|him|her|us|them|the',
      'i|we|they|you need [of] a|the|help|money|you',
      '=affect [to] the|me|us|our|people',
    ],
    better: ({ sentence, at, words }) => {
      const next = sentence[at + 2]
      return is(next, 'adj') && words(1)[0]?.lower !== 'to'
        ? ''
        : is(sentence[at], 'noun') && !is(sentence[at], 'verb')
          ? null
          : is(next, 'verb inf') && words(1)[0]?.lower === 'to' && !is(next, 'det') && !is(next, 'pron')
            ? null
            : ''
    },
    why: 'preposition_extra',
    wrong: [
      ['We discussed about the problem.', 'We discussed the problem.'],
      ['I asked to my teacher.', 'I asked my teacher.'],
      ['She told to me the truth.', 'She told me the truth.'],
      ['He entered in the room.', 'He entered the room.'],
    ],
    right: [
      'We discussed the problem.',
      'I asked to leave.',
      'The answer to my question.',
      'A visit to the museum.',
      'He left from here.',
    ],
  },
]
