import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, mayBeBase, nextOf } from '#server/analysis/en/rules/match.ts'

const own = 'my|your|his|her|our|their'
const singular: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "don't": "doesn't",
  "aren't": "isn't",
}
const plural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  "doesn't": "don't",
  "isn't": "aren't",
}
const things =
  'english|name|job|house|room|flat|car|school|city|town|country|village|street|hotel|air|water|internet|life|phone|computer|garden|kitchen|birthday|favourite|bag|book|coffee|tea|shop|problem|idea|answer|price|ticket|film|movie|teacher|office|company|bed|hobby|test|exam'

const thirdOf = ({ marked: [verb], form }: Match): string | null =>
  (singular[verb?.lower ?? ''] ?? form(verb, 'verb inf → verb pres 3s')) || null
const pluralOf = ({ marked: [verb], form }: Match): string | null =>
  (plural[verb?.lower ?? ''] ?? form(verb, 'verb pres 3s → verb inf')) || null

/** Subjects of several words, and their verbs. */
export const subjectVerb: readonly Rule[] = [
  {
    id: 'en.agreement.thing_are',
    kind: 'agreement',
    pattern: [
      `^ ${own}|the|this|that ${things} [are|were|have|don't|aren't] !<only noun>`,
      `^ ${own} favourite|favorite <noun sg><not noun pl> [are] !<only noun>`,
      `and|but|because|that ${own}|the ${things} [are] very|so|not|too|good|bad|nice|cold|hot|small|big|old|new|beautiful`,
    ],
    better: (match) => {
      const before = match.sentence[match.at - 1]
      const isPair = match.word(0) === 'and' && (is(before, 'noun') || is(before, 'pron'))
      return isPair || is(match.words(0)[0], 'pron dem') ? null : thirdOf(match)
    },
    why: 'singular_verb',
    wrong: [
      ['My job are very good.', 'My job is very good.'],
      ['My room are cold.', 'My room is cold.'],
      ['I like it, but the room are very cold.', 'I like it, but the room is very cold.'],
    ],
    right: ['Your English is good.', 'My car and the house are old.', 'The school buses are late.'],
  },
  {
    id: 'en.agreement.each_of',
    kind: 'agreement',
    pattern: [
      "each|one|neither of them|us|you|these|those [have|are|were|don't|like|want|live|work|play|know|speak|need|belong]",
      `one of ${own}|the <adj>? <noun pl> [have|are|were|don't|like|want|live|work|play|know|speak|need|belong]`,
      `every|each <noun sg><not noun pl> [have|are|were|don't|like|want|live|need|know|speak|play]`,
    ],
    better: (match) => (mayBeBase(match) || match.beside(-1) === 'if' ? null : thirdOf(match)),
    why: 'singular_verb',
    wrong: [
      ['Each of them have a dog.', 'Each of them has a dog.'],
      ['One of my friends live in Spain.', 'One of my friends lives in Spain.'],
      ['Every student have a book.', 'Every student has a book.'],
    ],
    right: ['Each of them has a dog.', 'Does one of them have a car?', 'Do each of you have one?'],
  },
  {
    id: 'en.noun.of_my_friend',
    kind: 'agreement',
    pattern: [
      `some|both|two|three|many|most|all|none|few of ${own}|the <adj>? [<noun sg person><not noun pl>] !<noun sg>`,
      'both of the|my|these [<noun sg><not noun pl><not noun mass><not adj>] !<noun>',
    ],
    better: (match) => (nextOf(match) === "'s" ? null : match.form(match.marked[0], 'noun sg → noun pl') || null),
    why: 'plural_noun',
    wrong: [
      ['Some of my friend are here.', 'Some of my friends are here.'],
      ['Both of my brother are tall.', 'Both of my brothers are tall.'],
      ['Most of the student came.', 'Most of the students came.'],
    ],
    right: ['Some of my friends are here.', 'One of my brother’s friends came.', 'Both of them are tall.'],
  },
  {
    id: 'en.agreement.of_them',
    kind: 'agreement',
    pattern: [
      `some|both|two|three|many|most|all|few of ${own}|the <adj>? <noun person> [is|was|has|doesn't|isn't]`,
      `some|both|two|three|many|most|all|few of ${own}|the <adj>? <noun person> [<verb pres 3s><not noun>]`,
      `some|both|two|three|many|few of ${own}|the <adj>? <noun person> [plays|works|visits|drinks|cooks|travels|studies|calls]`,
      "^ both|many|some|most|all of us|them|you [is|was|has|doesn't]",
      'a lot of people [is|was|has|lives|likes|goes|comes|works|thinks]',
      'a lot of <noun sg person> [is|was|has|lives|likes|goes|comes|works|visits|thinks]',
    ],
    better: pluralOf,
    why: 'plural_verb',
    wrong: [
      ['Both of my brothers plays the guitar.', 'Both of my brothers play the guitar.'],
      ['Most of the students is late.', 'Most of the students are late.'],
      ['A lot of people lives here.', 'A lot of people live here.'],
    ],
    right: ['Both of my brothers play.', 'Most of the food is good.', 'All of the time is lost.'],
  },
  {
    id: 'en.noun.a_lot_of_person',
    kind: 'agreement',
    pattern: [
      'a lot of [<noun sg person><not noun pl>] !<noun sg>',
      'a lot of <adj>? [car|book|house|shop|restaurant|game|word|language|place|friend|photo|picture|film|movie|song|thing|problem|question|tree|flower|animal|dog|cat|bird|toy|tourist|country|city|museum|bar|building|bus|bike|month|week|hour|day|time|mistake|vegetable|activity|party] !<noun>',
      'lots of <adj>? [car|book|house|shop|restaurant|game|word|language|place|friend|photo|picture|film|song|thing|problem|question|tree|flower|animal|tourist|museum|hour|day|mistake|vegetable] !<noun>',
    ],
    better: (match) =>
      nextOf(match) === "'s" || match.marked[0]?.lower === 'time'
        ? null
        : match.form(match.marked[0], 'noun sg → noun pl') || null,
    why: 'plural_noun',
    wrong: [
      ['A lot of tourist come here.', 'A lot of tourists come here.'],
      ['I have a lot of book.', 'I have a lot of books.'],
      ['There are lots of car.', 'There are lots of cars.'],
    ],
    right: ['A lot of tourists come.', 'I have a lot of time.', 'A lot of car parks are full.'],
  },
  {
    id: 'en.noun.these_are',
    kind: 'agreement',
    pattern: [
      `^ [this is] ${own} <adj>? <noun pl><not noun sg> !<noun>`,
      `^ [this is] ${own} parents|friends|children|brothers|sisters|grandparents|cats|dogs|books|shoes`,
      '^ [these is|was]',
      '^ [those is|was]',
      '^ [that is|are] my|your|his|her <adj>? <noun pl><not noun sg> !<noun>',
      '^ [these are] a|an <noun sg>',
    ],
    better: ({ marked: [first, second], sentence }) => {
      // An apostrophe that ends a word stands between two words.
      const isOwner = sentence.some(
        ({ lower, end }, index) => lower === "'s" || (sentence[index + 1]?.start ?? end) - end > 1,
      )
      if (isOwner) return null
      if (sentence.at(-1)?.lower === '?') return null
      const isPast = second?.lower === 'was'
      if (first?.lower === 'these' && second?.lower === 'are') return 'this is'
      return `${first?.lower === 'that' || first?.lower === 'those' ? 'those' : 'these'} ${isPast ? 'were' : 'are'}`
    },
    why: 'this_these',
    wrong: [
      ['This is my parents.', 'These are my parents.'],
      ['These is my songs.', 'These are my songs.'],
      ['That is your books.', 'Those are your books.'],
    ],
    right: ['This is my mother.', 'These are my parents.', "This is my parents' house.", 'This is my sports bag.'],
  },
  {
    id: 'en.agreement.two_people',
    kind: 'agreement',
    pattern: [
      `^ ${own} <noun sg person> and <noun sg person> [is|was|has|doesn't]`,
      `^ ${own} <noun sg person> and <noun sg person> [<verb pres 3s><not noun>]`,
      `^ <noun name first> and <noun name first> [is|was|has|doesn't]`,
      '^ <noun name first> and <noun name first> [<verb pres 3s><not noun>]',
      `^ <noun name first> and ${own} <noun sg person> [is|was|has|doesn't]`,
      `and|but|because ${own} <noun sg person> and ${own} <noun sg person> [is|was|has|doesn't]`,
      `${own} feet|hands|legs|arms|eyes|teeth|ears|fingers|shoes [hurts|is|was|has|looks]`,
      '^ he|she and i|me|his|her|my *{0,1} [is|was|has]',
      '^ i and my <noun person> [is|am|was|has]',
    ],
    better: (match) => (match.marked[0]?.lower === 'am' ? 'are' : pluralOf(match)),
    why: 'plural_verb',
    wrong: [
      ['My aunt and uncle has three dogs.', 'My aunt and uncle have three dogs.'],
      ['Anna and Paul is here.', 'Anna and Paul are here.'],
      ['My feet hurts.', 'My feet hurt.'],
    ],
    right: ['My aunt and uncle have a dog.', 'My feet hurt.', 'My aunt is here and Paul is there.'],
  },
  {
    id: 'en.agreement.and_verb',
    kind: 'agreement',
    pattern: [
      '^ he|she <adv freq>? <verb inf -modal> *{0,4} and [<verb inf><not noun><not adj>]',
      '^ he|she <adv freq>? goes|lives|works|likes|has|wants|eats|studies|gets|comes|speaks *{0,4} and [<verb inf><not noun><not adj>]',
      '^ he|she <adv freq>? go|goes|lives|works|studies|gets|comes *{0,5} and [play|work|study|watch|cook|help|visit|drink|sleep|walk]',
    ],
    better: (match) => (hasPlainBefore(match) ? null : thirdOf(match)),
    why: 'third_person_s',
    wrong: [
      ['He go to school and play football.', 'He goes to school and plays football.'],
      ['She lives in Rome and have a cat.', 'She lives in Rome and has a cat.'],
      ['He gets up early and go to work.', 'He gets up early and goes to work.'],
    ],
    right: [
      'He likes to go and play.',
      'She lives there and has a cat.',
      'He helps me cook and clean.',
      'They come and go.',
    ],
  },
]

// A verb without an ending may belong to one before: "he can come and go", "she wants to go and play".
function hasPlainBefore({ sentence, marked: [verb] }: Match): boolean {
  const before = sentence.slice(
    0,
    sentence.findIndex((word) => word === verb),
  )
  return before.some(
    ({ lower }, index) =>
      /^(?:can|will|let|lets|make|makes|help|helps|must|should|they|i|we|you|see|sees|'ll|could|would)$/.test(lower) ||
      (lower === 'to' && is(before[index + 1], 'verb inf')),
  )
}
