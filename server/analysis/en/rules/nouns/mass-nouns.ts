import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, nextOf } from '#server/analysis/en/rules/match.ts'

const pluralOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'noun sg → noun pl') || null

/** One and many. */
export const massNouns: readonly Rule[] = [
  {
    id: 'en.noun.wrong_mass',
    kind: 'agreement',
    pattern: ['[many|several|few <wrong mass>]', '[these|those <wrong mass>]', '[a|an <wrong mass>]', '[<wrong mass>]'],
    better: ({ marked, words }) => {
      const noun = marked.at(-1)?.readings.find(({ tags }) => tags.has('wrong'))?.lemma
      if (noun === undefined) return null
      const first = words(0)[0]?.lower ?? ''
      if (marked.length === 1) return noun
      return `${{ many: 'a lot of', these: 'this', those: 'that' }[first] ?? 'some'} ${noun}`
    },
    why: 'uncountable',
    wrong: [
      ['I need some advices.', 'I need some advice.'],
      ['We had many informations.', 'We had a lot of information.'],
      ['I have homeworks.', 'I have homework.'],
    ],
    right: ['I need some advice.', 'We had a lot of information.', 'My homework is easy.'],
  },
  {
    id: 'en.noun.wrong_plural',
    kind: 'agreement',
    pattern: '[<wrong plural>]',
    better: ({ marked, lexicon }) => {
      const lemma = marked[0]?.readings[0]?.lemma ?? ''
      return lexicon.formsOf(lemma, 'noun pl')[0] ?? null
    },
    why: 'irregular',
    wrong: [
      ['The childs are at school.', 'The children are at school.'],
      ['The childrens play.', 'The children play.'],
      ['Two womans are here.', 'Two women are here.'],
    ],
    right: ['The children play.', 'The people are nice.', 'My feet hurt.'],
  },
  {
    id: 'en.noun.mass_article',
    kind: 'article',
    pattern: [
      '[a] <adv degree> good|bad|nice|beautiful weather|news|music|advice !<noun>',
      "=have|=get|'ve|with [a] <adj -comparative>{1,2} hair !<noun>",
      '[a|an] <adj -comparative>? information|advice|furniture|homework|luggage|equipment|traffic|baggage !<noun>',
      '[an] important|interesting information|advice|news !<noun>',
      '[a] good|bad|great|nice|beautiful news|music|weather|advice !<noun>',
      '[a] bread|money|rice|butter|furniture|software !<noun>',
    ],
    better: ({ word }) =>
      /^(?:weather|music|news|hair)$/.test(word(2) + word(3)) && word(1) !== '' ? '' : word(3) === 'hair' ? '' : 'some',
    why: 'uncountable',
    wrong: [
      ['I need an information.', 'I need some information.'],
      ['She gave me a good advice.', 'She gave me some good advice.'],
      ['We have a good weather today.', 'We have good weather today.'],
    ],
    right: ['I need a piece of advice.', 'An information desk.', 'We have good weather.', 'A traffic jam.'],
  },
  {
    id: 'en.noun.many_mass',
    kind: 'word_choice',
    pattern: [
      'how|too|so [many] <noun mass><not noun pl> !<noun>',
      '[many] <noun mass><not noun pl> !<noun>',
      '[many] water|coffee|tea|food|work|time|noise|energy|juice|beer|wine|paper|space !<noun>',
      'how|too|so [many] water|coffee|tea|food|work|time|noise|energy|juice|beer|wine|paper|space !<noun>',
    ],
    better: ({ word, beside, sentence, at }) => {
      // In a negative sentence "much" is usual.
      if (
        sentence
          .slice(Math.max(0, at - 3), at)
          .some(({ lower }) => /^(?:don|doesn|didn|isn|wasn|haven)['’]t$|^n['’]t$|^not$/.test(lower))
      )
        return 'much'
      const before = word(0) === 'many' ? beside(-1) : word(0)
      return ['how', 'too', 'so', 'not', 'very', 'that', 'as'].includes(before) ? 'much' : 'a lot of'
    },
    why: 'much_many',
    wrong: [
      ['How many money do you need?', 'How much money do you need?'],
      ['I drink many water.', 'I drink a lot of water.'],
      ["I don't have many money.", "I don't have much money."],
      ['There is too many traffic.', 'There is too much traffic.'],
    ],
    right: ['How many coins do you need?', 'Many music lovers came.', 'Many times I go.', 'Too much money.'],
  },
  {
    id: 'en.noun.much_plural',
    kind: 'word_choice',
    pattern: [
      '[much] <noun pl><not noun sg><not verb>',
      '[much] friends|things|students|countries|languages|times|books|films|cars|problems|hours|years',
      '[little] friends|people|things|children|books',
    ],
    better: ({ word, beside }) =>
      word(0) === 'much'
        ? beside(-1) === 'very' || beside(-1) === 'pretty'
          ? null
          : 'many'
        : beside(-1) === 'a'
          ? 'few'
          : null,
    why: 'much_many',
    wrong: [
      ['I have much friends.', 'I have many friends.'],
      ['How much students are there?', 'How many students are there?'],
      ['There are too much people.', 'There are too many people.'],
    ],
    right: ['I have many friends.', 'How much does it cost?', 'Thank you very much guys.', 'Much bigger houses.'],
  },
  {
    id: 'en.noun.number_plural',
    kind: 'agreement',
    pattern: [
      '^ two|three|four|five|six|seven|eight|nine|ten|many|several|both [<noun sg><not adj><not noun pl><not noun mass>] !<noun>',
      "=have|got|=be|with|for|of|=buy|=want|=need|=eat|=see|=speak|=know|=visit|=read|=write|=make|=meet|=learn|'ve|and two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several [<noun sg><not adj><not noun pl><not noun mass>] !<noun>",
      'have|has|got|are|were|bought|for|my|his|her|of # [<noun sg><not adj><not noun pl><not noun mass><not noun name>] !<noun>',
      '=stay|=book|=take|=rent|=spend|=wait|=work|=sleep|in|after two|three|four|five|six|seven|eight|nine|ten [night|day|week|month|year|hour|minute] !<noun>',
      'how|so|too many [<noun sg><not adj><not noun pl><not noun mass>] !<noun>',
      'my|his|her|our|their|your|the two|three|four|five|ten [<noun sg><not adj><not noun pl><not noun mass>] !<noun>',
    ],
    better: (match) => {
      const [noun] = match.marked
      const number = match.sentence[match.at + 1]?.lower
      const next = nextOf(match)
      if (
        number === '1' ||
        /^(?:old|'s|-|hundred|thousand|million|dozen|per|a)$/.test(noun?.lower ?? '') ||
        is(noun, 'num')
      )
        return null
      if (
        next === 'old' ||
        next === '-' ||
        next === '/' ||
        is(noun, 'noun name') ||
        is(noun, 'prep') ||
        /^(?:pm|am|p\.m|a\.m|percent|o'clock|one|more)$/.test(noun?.lower ?? '')
      )
        return null
      return pluralOf(match)
    },
    why: 'plural_noun',
    wrong: [
      ['I have two brother.', 'I have two brothers.'],
      ['She speaks many language.', 'She speaks many languages.'],
      ['We stayed for 5 day.', 'We stayed for 5 days.'],
      ['How many book do you have?', 'How many books do you have?'],
    ],
    right: [
      'I have two brothers.',
      'A two day trip.',
      'At two school starts.',
      'I have one brother.',
      'Many school buses.',
    ],
  },
]
