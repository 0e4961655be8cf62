import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, presentOf, textOf } from '#server/analysis/en/rules/match.ts'

const negated: Readonly<Record<string, string>> = {
  can: "can't",
  could: "couldn't",
  will: "won't",
  must: "mustn't",
  should: "shouldn't",
  would: "wouldn't",
}

/** The order of words, and subjects that are missing or double. */
export const subjectsAndNegation: readonly Rule[] = [
  {
    id: 'en.subject.double',
    kind: 'extra_word',
    pattern: [
      "^ my|your|his|her|our|their <noun person> [he|she|they|it] is|are|was|were|has|have|'s|can|will|likes|lives|works|goes|loves|wants",
      '^ my|your|his|her|our|their <noun person> [he|she] <verb pres 3s>',
      '^ my|your|our|their <noun> [it|they] is|are|was|were|has',
      "^ my|your|his|her|our|their <noun person> [he|she|they|it] doesn't|don't|didn't|isn't|aren't|wasn't|would|does|did|says|said",
      "^ the people *{0,3} [they] are|have|is|don't|like|love|can|live|were|speak|work|eat|always|want|need",
      '^ my parents|friends|brothers|sisters|children|grandparents [they] <verb>',
      '^ the <noun> [it] is|was|has',
      '^ <noun name first> [he|she] is|was|has|likes|lives|works',
    ],
    better: '',
    why: 'subject_double',
    wrong: [
      ['My sister she is a nurse.', 'My sister is a nurse.'],
      ['My parents they are old.', 'My parents are old.'],
      ['My house it is big.', 'My house is big.'],
    ],
    right: [
      'My sister is a nurse.',
      'My sister, she is nice.',
      'The man she likes is here.',
      'My friend said he is ill.',
    ],
  },
  {
    id: 'en.negation.not_verb',
    kind: 'verb_form',
    pattern: [
      '[i|we|you|they not|no <verb inf -modal>]',
      '[he|she|it not|no <verb inf -modal>]',
      '[he|she|it not|no <verb pres 3s>]',
      '[it not is]',
      '[i not am]',
      '[i|we|they have not] <noun -name><not verb>',
      '[i|we|they have not] time|money|any|a',
    ],
    better: (match) => {
      const [subject, , verb] = match.marked
      if (!subject) return null
      const isThird = ['he', 'she', 'it'].includes(subject.lower)
      if (match.marked[1]?.lower === 'have') return `${textOf([subject])} don't have`
      if (!verb) return null
      if (is(verb, 'be') && verb.lower !== 'be') return `${textOf([subject])} ${verb.lower} not`
      if (
        verb.lower === 'be' ||
        match.sentence.some(({ lower }) => ['suggest', 'important', 'rather', 'should', 'why'].includes(lower))
      )
        return null
      return `${textOf([subject])} ${isThird ? "doesn't" : "don't"} ${presentOf(match, verb, 'they')}`
    },
    why: 'negation',
    wrong: [
      ['I not like fish.', "I don't like fish."],
      ['I no have money.', "I don't have money."],
      ['He not works here.', "He doesn't work here."],
      ['I have not time.', "I don't have time."],
    ],
    right: ["I don't like fish.", 'I have no time.', 'I can not go.', 'It is not here.', 'I hope not.'],
  },
  {
    id: 'en.negation.double',
    kind: 'word_choice',
    pattern: [
      "don't|doesn't|didn't|can't|couldn't|won't|wouldn't|haven't|hasn't|cannot <adv>? <verb> <prep>? [nothing|nobody|nowhere|none]",
      "don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't <verb> to? <verb>? [nothing|nobody|nowhere]",
      "don't|doesn't|didn't|can't|couldn't|haven't|hasn't <verb> [no] <noun>",
      "don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't <verb> [no one]",
      "isn't|aren't|wasn't [nobody|no]",
      'do|does|did|can|could not <verb> [nothing|nobody|nowhere|no]',
    ],
    better: ({ marked: [word] }) =>
      ({ nothing: 'anything', nobody: 'anybody', nowhere: 'anywhere', none: 'any', no: 'any' })[word?.lower ?? ''] ??
      null,
    why: 'double_negative',
    wrong: [
      ["I didn't do nothing.", "I didn't do anything."],
      ["I don't have no money.", "I don't have any money."],
      ["I don't know nobody here.", "I don't know anybody here."],
    ],
    right: ["I didn't do anything.", 'I have no money.', "I don't know, nobody told me.", 'It is nothing.'],
  },
  {
    id: 'en.negation.nobody_not',
    kind: 'verb_form',
    pattern: [
      "nobody|nothing [didn't <verb inf>]",
      "no one [didn't <verb inf>]",
      "nobody|nothing [doesn't|don't <verb inf>]",
      "[don't|didn't never]",
      "i|we|they [don't never <verb inf>]",
      "never [don't|didn't <verb inf>]",
    ],
    better: (match) => {
      const [auxiliary, verb] = match.marked
      if (!verb || !auxiliary) return null
      if (verb.lower === 'never') return textOf(match.marked.slice(1))
      if (match.word(0) === 'never') return verb.lower
      return auxiliary.lower === "didn't"
        ? match.form(verb, 'verb inf → verb past') || null
        : match.form(verb, 'verb inf → verb pres 3s') || null
    },
    why: 'double_negative',
    wrong: [
      ["Nobody didn't come.", 'Nobody came.'],
      ["Nobody doesn't know it.", 'Nobody knows it.'],
      ["I don't never eat meat.", 'I never eat meat.'],
    ],
    right: ['Nobody came.', 'I never eat meat.', "I don't know."],
  },
  {
    id: 'en.negation.not_can',
    kind: 'word_order',
    pattern: [
      'i|you|he|she|it|we|they [not can|could|will|must|should|would] <verb inf>',
      'i|you|he|she|it|we|they [not can|could] $',
    ],
    better: ({ marked: [, modal] }) => (modal ? (negated[modal.lower] ?? null) : null),
    why: 'negation',
    wrong: [
      ['I not can sleep.', "I can't sleep."],
      ['She not will come.', "She won't come."],
      ['I tried, but I not could.', "I tried, but I couldn't."],
    ],
    right: ["I can't sleep.", 'She not only can sing.', 'If not, can we meet?'],
  },
]
