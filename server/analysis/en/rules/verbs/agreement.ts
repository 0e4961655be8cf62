import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { after, begins, is, mayBeBase, presentOf } from '#server/analysis/en/rules/match.ts'

const thirdOf = (match: Match): string | null => {
  const [verb] = match.marked
  if (
    is(verb, 'verb past') ||
    (verb?.lower === 'do' && match.beside(1) === 'not') ||
    is(verb, 'modal') ||
    verb?.lower === 'better' ||
    mayBeBase(match) ||
    // The past is meant: "He go home yesterday."
    match.sentence.some(({ lower }) => lower === 'yesterday' || lower === 'ago')
  )
    return null
  return match.form(verb, 'verb inf → verb pres 3s') || null
}

/** Pronoun and verb. */
export const agreement: readonly Rule[] = [
  {
    id: 'en.agreement.third_person_s',
    kind: 'agreement',
    pattern: [
      "!!is|was|are|were|'s he|she <adv -degree>? [<verb inf -modal>]",
      ...after(begins, 'it <adv -degree>? [<verb inf -modal>]'),
    ],
    better: thirdOf,
    why: 'third_person_s',
    wrong: [
      ['She go to school by bus.', 'She goes to school by bus.'],
      ['He always eat an apple.', 'He always eats an apple.'],
      ['It look very nice.', 'It looks very nice.'],
      ['I like my sister because she have a dog.', 'I like my sister because she has a dog.'],
    ],
    right: [
      'Does she go to school?',
      'I saw her and she smiled.',
      'They go home.',
      'Let it be.',
      'He will always love her.',
      'I suggest that he go home.',
      'He put it there.',
      'Can he or she come?',
    ],
  },
  {
    id: 'en.agreement.third_person_not',
    kind: 'agreement',
    pattern: ["he|she|it [don't]", "he|she|it [haven't]", "he|she|it [aren't]", 'he|she|it [do] not'],
    better: ({ word, beside }) =>
      beside(-1) === 'and'
        ? null
        : ({ "don't": "doesn't", "haven't": "hasn't", "aren't": "isn't", do: 'does' }[word(1)] ?? null),
    why: 'third_person_s',
    wrong: [
      ["He don't like coffee.", "He doesn't like coffee."],
      ["She haven't got a car.", "She hasn't got a car."],
      ['It do not work.', 'It does not work.'],
    ],
    right: ["They don't like coffee.", "Don't you like it?", "He doesn't like it.", "He and she don't talk."],
  },
  {
    id: 'en.agreement.no_third_person_s',
    kind: 'agreement',
    pattern: ['!!do|does|did|or|are|were i|we|they <adv>? [<verb pres 3s>]', '^ you <adv>? [<verb pres 3s>]'],
    better: (match) => {
      const [verb] = match.marked
      const pronoun = match.word(1)
      return is(verb, 'be') ? null : presentOf(match, verb, pronoun) || null
    },
    why: 'no_third_person_s',
    wrong: [
      ['They goes home.', 'They go home.'],
      ['I wants a coffee.', 'I want a coffee.'],
      ['We lives in Berlin.', 'We live in Berlin.'],
      ['You has a nice dog.', 'You have a nice dog.'],
    ],
    right: ['He goes home.', 'I know he wants a coffee.', 'You are late.', 'What I do makes sense.'],
  },
  {
    id: 'en.agreement.be_plural',
    kind: 'agreement',
    pattern: ["we|they [is|was|wasn't|isn't]", "^ you [is|was|isn't|wasn't]", "but|because|and|when you [was|wasn't]"],
    better: ({ marked: [verb] }) =>
      ({ is: 'are', was: 'were', "wasn't": "weren't", "isn't": "aren't" })[verb?.lower ?? ''] ?? null,
    why: 'be_agreement',
    wrong: [
      ['We was at home.', 'We were at home.'],
      ['They is my friends.', 'They are my friends.'],
      ["You wasn't there.", "You weren't there."],
    ],
    right: ['We were at home.', 'I think of you, was it nice?', 'What you see is great.', 'He was there.'],
  },
  {
    id: 'en.agreement.be_singular',
    kind: 'agreement',
    pattern: ['!!and|or he|she|it [are]', '!!and|or|nor|than|with i [are|is]', '!!and|or i|he|she|it [were]'],
    better: ({ word, sentence }) => {
      const isUnreal = sentence.some(({ lower }) => ['if', 'wish', 'though', 'suppose'].includes(lower))
      if (word(2) !== 'were') return word(1) === 'i' ? 'am' : 'is'
      return isUnreal ? null : 'was'
    },
    why: 'be_agreement',
    wrong: [
      ['She are my sister.', 'She is my sister.'],
      ['I is a student.', 'I am a student.'],
      ['He were at home yesterday.', 'He was at home yesterday.'],
    ],
    right: [
      'My friend and I are late.',
      'If I were you, I would go.',
      'I wish it were summer.',
      'He and she are here.',
    ],
  },
  {
    id: 'en.agreement.people',
    kind: 'agreement',
    pattern: [
      ...after(
        ['^', 'because|but|that|think|some|many|most|other'],
        "people [is|was|has|doesn't]",
        'people [<verb pres 3s>]',
      ),
      ...after(
        ['^ the|some|many|most|young|old|other|all', '^ the other|old|young', 'that|think|because|but the|some|many'],
        "people [is|was|has|doesn't]",
        'people [<verb pres 3s>]',
      ),
    ],
    better: ({ marked: [verb], form }) =>
      (({ is: 'are', was: 'were', has: 'have', "doesn't": "don't" })[verb?.lower ?? ''] ??
        form(verb, 'verb pres 3s → verb inf')) ||
      null,
    why: 'plural_verb',
    wrong: [
      ['People is very friendly here.', 'People are very friendly here.'],
      ['The people was happy.', 'The people were happy.'],
      ['I think people likes it.', 'I think people like it.'],
    ],
    right: [
      'The number of people is large.',
      'People are nice.',
      'Many people like it.',
      'A group of people was there.',
    ],
  },
  {
    id: 'en.agreement.everybody',
    kind: 'agreement',
    pattern: [
      "everybody|everyone|somebody|someone|nobody|nothing|everything [have|are|were|don't|aren't|haven't]",
      'everybody|everyone|somebody|someone|nobody [know|like|want|need|think|love|say|speak|live]',
    ],
    better: (match) => {
      const verb = match.word(1)
      const fixed = { have: 'has', are: 'is', were: 'was', "don't": "doesn't", "aren't": "isn't", "haven't": "hasn't" }[
        verb
      ]
      if (
        mayBeBase(match) ||
        match.beside(-1) === 'of' ||
        (verb === 'were' && match.sentence.some(({ lower }) => lower === 'if'))
      )
        return null
      return (fixed ?? match.form(match.words(1)[0], 'verb inf → verb pres 3s')) || null
    },
    why: 'singular_verb',
    wrong: [
      ['Everybody know him.', 'Everybody knows him.'],
      ['Everyone are here.', 'Everyone is here.'],
      ['Nobody have time.', 'Nobody has time.'],
    ],
    right: ['Does everybody know him?', 'Everyone is here.', 'Let everyone have a turn.', 'Can everyone see it?'],
  },
]
