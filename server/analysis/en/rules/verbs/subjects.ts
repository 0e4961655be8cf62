import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, mayBeBase, wordSet } from '#server/analysis/en/rules/match.ts'

const isFollowed = ({ beside }: Match) => !/^('s|of)$/.test(beside(1))

const plain =
  'live|work|like|play|study|cook|travel|need|love|want|visit|know|go|eat|speak|have|think|say|drink|read|come|make|get|teach|help|watch|drive|sleep|take'

const third: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  "don't": "doesn't",
  "aren't": "isn't",
  have: 'has',
}
const plural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  has: 'have',
}

const thirdOf = ({ marked: [verb], form }: Match): string | null =>
  (third[verb?.lower ?? ''] ?? form(verb, 'verb inf → verb pres 3s')) || null

// "My friends' names": an apostrophe stands before it.
const isOwned = (sentence: Match['sentence'], word: Match['marked'][number] | undefined) => {
  const before = word && sentence[sentence.indexOf(word) - 1]
  return before !== undefined && word !== undefined && word.start - before.end > 1
}

const pluralOf = ({ marked: [verb], form, sentence }: Match): string | null =>
  isOwned(sentence, verb) ? null : (plural[verb?.lower ?? ''] ?? form(verb, 'verb pres 3s → verb inf')) || null

const own = 'my|your|his|her|our|their'

// Those that may be seen as many.
const groups = wordSet(
  'team family police staff class group band government crew company couple public majority number rest half most club',
)

// "And my father" begins a clause of its own where one stands before.
const followsClause = (match: Match): boolean => {
  const before = match.sentence[match.at - 1]
  const hasVerb = match.sentence.slice(0, match.at).some((word) => is(word, 'verb pres 3s'))
  return hasVerb && !mayBeBase(match) && !is(before, 'noun person') && !is(before, 'name')
}

/** A noun as subject, and its verb. */
export const subjects: readonly Rule[] = [
  {
    id: 'en.agreement.person_s',
    kind: 'agreement',
    pattern: [
      `^ ${own}|the <adj>? <noun sg><not noun pl> [have|don't|haven't]`,
      '^ the|my film|movie|lesson|class|school|train|bus|shop|concert|match|course|party|store|museum [start|finish|begin|open|close|leave|arrive] at|in|on|every|late|early',
      'is <adj> and [have]',
      `and ${own} <noun sg person> <adv freq>? [${plain}|have|don't] !<verb>`,
      `^ ${own}|the <adj>? <noun sg person> <adv freq>? [${plain}] !<verb>`,
      `because|but ${own} <noun sg person> <adv freq>? [${plain}] !<verb>`,
      `^ ${own} <adj>? <noun sg person> [are|were|don't|aren't]`,
      `^ <noun name first><not verb> [${plain}|don't] !<verb>`,
      `and|because|but ${own} name [are]`,
    ],
    better: (match) => {
      const [verb] = match.marked
      const subject = verb && match.sentence[match.sentence.indexOf(verb) - 1]
      const isSecond = match.word(0) === 'and' && !followsClause(match)
      return isSecond || groups.has(subject?.lower ?? '') ? null : thirdOf(match)
    },
    why: 'third_person_s',
    wrong: [
      ['My mother work in a hospital.', 'My mother works in a hospital.'],
      ["My brother don't like fish.", "My brother doesn't like fish."],
      ['Anna live in Paris.', 'Anna lives in Paris.'],
      ['Her best friend have a cat.', 'Her best friend has a cat.'],
    ],
    right: [
      'My parents work a lot.',
      'My mother works.',
      'Let my mother work.',
      'Anna, like me, is tired.',
      'The police work hard.',
    ],
  },
  {
    id: 'en.agreement.plural_subject',
    kind: 'agreement',
    pattern: [
      "that|because|if|when|think <noun pl><not noun sg><not verb> [has|is|was|doesn't]",
      "^ <noun pl><not noun sg><not verb><not name> [has|doesn't]",
      '^ <noun pl><not noun sg><not verb><not name> [<verb pres 3s -be><not noun>]',
      "people in|from|of my|the|our|this <noun sg> [is|has|was|doesn't]",
      'people in|from my|the|our|this <noun sg> [<verb pres 3s><not noun>]',
      `^ the <noun pl><not noun sg> in|from|of my|the|our <noun sg> [<verb pres 3s><not noun>]`,
      `^ ${own}|the|these|those|some|many|all <adj>? <noun pl><not noun sg><not verb> <adv freq>? [is|was|has|doesn't|isn't|wasn't]`,
      `because|but ${own}|the <noun pl><not noun sg><not verb> [is|was|has|doesn't|isn't]`,
      `^ ${own}|the|these|those|some|many|all <adj>? <noun pl><not noun sg><not verb> <adv freq>? [<verb pres 3s><not noun>]`,
      `^ ${own}|the <adj>? <noun pl person><not noun sg> <adv freq>? [<verb pres 3s>] !<noun>`,
      `^ ${own} <noun sg person> and ${own} <noun sg person> [is|was|has|doesn't]`,
      `^ ${own} <noun sg person> and ${own} <noun sg person> [<verb pres 3s>]`,
      '^ my <noun sg person> and i|me [is|was|has|likes|lives|goes|works|plays]',
      'me and my <noun person> [is|was|has|likes|lives|goes|works|plays]',
    ],
    better: pluralOf,
    why: 'plural_verb',
    wrong: [
      ['My parents lives in Madrid.', 'My parents live in Madrid.'],
      ['The children is happy.', 'The children are happy.'],
      ['These shoes has a hole.', 'These shoes have a hole.'],
      ['My mother and my father works.', 'My mother and my father work.'],
    ],
    right: [
      'My parents live here.',
      'One of my friends is here.',
      'The news is good.',
      'The children’s room is big.',
      'My friend is here.',
    ],
  },
  {
    id: 'en.agreement.there_are',
    kind: 'agreement',
    pattern: [
      'there [is|was] many|several|few|two|three|four|five|six|seven|eight|nine|ten|# <noun pl>',
      'there [is|was] many|two|three|four|five|people',
      "[there 's] many|several|two|three|four|five <noun pl>",
      'there [is|was] some|no|any|other <adj>? <only noun pl> !<noun>',
      'there [is|was] <adj>? <only noun pl> !<noun>',
      'there [is|was] a lot of <adj>? <only noun pl> !<noun>',
      'there [is|was] lots of <adj>? <only noun pl> !<noun>',
    ],
    better: ({ marked, word }) => (marked.length > 1 ? 'there are' : word(1) === 'was' ? 'were' : 'are'),
    why: 'there_are',
    wrong: [
      ['There is many people in the street.', 'There are many people in the street.'],
      ['There is two cats.', 'There are two cats.'],
      ['There was a lot of cars.', 'There were a lot of cars.'],
    ],
    right: [
      'There is a lot of traffic.',
      'There is a cat and two dogs.',
      'There are many people.',
      'There is no news.',
    ],
  },
  {
    id: 'en.agreement.there_is',
    kind: 'agreement',
    pattern: [
      'there [are|were] a|an|another <adj>? <noun sg -name><not noun pl>',
      'there [are|were] much|no|some|any <noun mass> !<noun>',
      'there [are|were] a lot of <noun mass> !<noun>',
    ],
    better: ({ word, words, sentence, at }) => {
      const following = sentence.slice(at + 2, at + 5).map(({ lower }) => lower)
      const isAmount = following.some((lower) =>
        /^(lot|couple|number|variety|range|dozen|hundred|thousand|million|few|group|bunch|series|pair)$/.test(lower),
      )
      const last = words(5)[0] ?? words(3)[0]
      if (isAmount && !is(last, 'noun mass')) return null
      return word(1) === 'were' ? 'was' : 'is'
    },
    why: 'there_is',
    wrong: [
      ['There are a lot of traffic.', 'There is a lot of traffic.'],
      ['There are a big park.', 'There is a big park.'],
      ['There were no milk.', 'There was no milk.'],
    ],
    right: [
      'There are a lot of cars.',
      'There are a couple of parks.',
      'There are a few people.',
      'There is a big park.',
    ],
  },
  {
    id: 'en.agreement.mass_subject',
    kind: 'agreement',
    pattern: [
      `^ <det>? <adj>? news|information|advice|money|homework|weather|furniture|luggage|traffic|music|hair|food|knowledge|work [are|were|have|don't|aren't]`,
      'the|this|my news [are|were]',
    ],
    better: (match) => (isFollowed(match) ? thirdOf(match) : null),
    why: 'uncountable',
    wrong: [
      ['The news are bad.', 'The news is bad.'],
      ['My homework are difficult.', 'My homework is difficult.'],
      ['The weather were nice.', 'The weather was nice.'],
    ],
    right: [
      'The news is bad.',
      'Food and music are important.',
      'My homework is done.',
      'These news channels are good.',
    ],
  },
]
