import type { Rule } from '#server/analysis/grammar/rule.ts'
import { beOf, is, textOf, wordSet } from '#server/analysis/en/rules/match.ts'

const pronouns = wordSet('i he she we they it this')

/** Where a form of "be" is too much or missing. */
export const beMissing: readonly Rule[] = [
  {
    id: 'en.verb.passive_past',
    kind: 'verb_form',
    pattern: [
      "!!i|he|she|we|they|you is|are|was|were|been|isn't|wasn't [stole|wrote|broke|took|spoke|chose|gave|ate|drove|drew|knew|threw|grew]",
    ],
    better: ({ marked: [verb], form }) => form(verb, 'verb past → verb participle') || null,
    why: 'participle',
    wrong: [
      ['My bike was stole.', 'My bike was stolen.'],
      ['The book was wrote in 1990.', 'The book was written in 1990.'],
      ['English is spoke here.', 'English is spoken here.'],
    ],
    right: ['My bike was stolen.', 'It was broken.', 'I took it.'],
  },
  {
    id: 'en.verb.be_missing_ing',
    kind: 'verb_form',
    pattern: [
      '^ i|he|she|we|they|it [<verb ing>]',
      'because|but|now i|he|she|we|they [<verb ing><not adj>]',
      '^ my|his|her <noun sg person> [<verb ing><not adj><not noun>]',
    ],
    better: ({ marked: [verb], sentence, at, word }) => {
      const before = sentence.slice(at).find(({ lower }) => ['i', 'he', 'she', 'we', 'they', 'it'].includes(lower))
      return verb && verb.lower !== 'being' && word(1) !== ',' ? `${beOf(before?.lower ?? 'he')} ${verb.text}` : null
    },
    why: 'be_missing',
    wrong: [
      ['I working in a shop.', 'I am working in a shop.'],
      ['She studying medicine.', 'She is studying medicine.'],
      ['They living in London.', 'They are living in London.'],
    ],
    right: ['I am working.', 'I like working.', 'She went home crying.', 'My writing is bad.'],
  },
  {
    id: 'en.verb.be_missing_adjective',
    kind: 'missing_word',
    pattern: [
      '^ i|he|she|we|they|it|this [very|so|too|really|not] <adj>',
      '^ i|he|she|we|they|it [<only adj>] !<noun>',
      'because|but|and i|he|she|we|they|it [very|so|too|really] <adj>',
      'because|but i|he|she|we|they|it [<only adj>] !<noun>',
      '^ my|his|her|our <noun sg> [very] <only adj> $',
      '^ i|he|she|we|they [from|in] <noun name>',
      '^ i|he|she|we|they [from] a|the|my',
      '^ i|he|she|we|they [at|in] home|work|school|bed|hospital',
    ],
    better: ({ marked: [first], sentence, at, words }) => {
      const subject = sentence.slice(at).find(({ lower }) => pronouns.has(lower))
      const follows = words(3)[0]
      if (first?.lower === 'all' || first?.lower === 'both' || first?.lower === 'alone' || first?.lower === 'own')
        return null
      if (first?.lower === 'not' && !is(follows, 'adj')) return null
      if (
        is(follows, 'verb') ||
        sentence.slice(at + 2, at + 5).some((word) => is(word, 'verb inf') && !is(word, 'noun'))
      )
        return null
      return first ? `${subject ? beOf(subject.lower) : 'is'} ${first.text}` : null
    },
    why: 'be_missing',
    wrong: [
      ['He very nice.', 'He is very nice.'],
      ['I hungry.', 'I am hungry.'],
      ['They from Brazil.', 'They are from Brazil.'],
      ['I like it because it very cheap.', 'I like it because it is very cheap.'],
    ],
    right: ['He is nice.', 'I really like it.', 'They both came.', 'We all know.', 'I so want to go.'],
  },
  {
    id: 'en.verb.born',
    kind: 'verb_form',
    pattern: [
      "[i|he|she|we|they 'm|am|'s|is|are|'re born]",
      '[i|he|she|we|they have|has born]',
      '^ i|he|she|we|they [born]',
      'and|because i|he|she [born]',
    ],
    better: ({ marked, sentence, at }) => {
      const subject = sentence.slice(at).find(({ lower }) => ['i', 'he', 'she', 'we', 'they'].includes(lower))
      const was = subject && ['we', 'they'].includes(subject.lower) ? 'were born' : 'was born'
      return marked.length === 1 || !subject ? was : `${textOf([subject])} ${was}`
    },
    why: 'past_tense',
    wrong: [
      ['I born in Madrid.', 'I was born in Madrid.'],
      ['I am born in 1999.', 'I was born in 1999.'],
      ['She has born in Italy.', 'She was born in Italy.'],
    ],
    right: ['I was born in Madrid.', 'They were born here.', 'Babies are born every day.'],
  },
  {
    id: 'en.verb.been',
    kind: 'verb_form',
    pattern: ["[i 'm|am been]", "[we|you|they 're|are been]", '^ i|we|you|they [been] to|in|there'],
    better: ({ marked }) => {
      const [subject] = marked
      return marked.length === 1 || !subject ? 'have been' : `${textOf([subject])} have been`
    },
    why: 'perfect_since',
    wrong: [
      ["I'm been to Paris.", 'I have been to Paris.'],
      ['We are been there.', 'We have been there.'],
      ['I been to Rome.', 'I have been to Rome.'],
    ],
    right: ["I've been to Paris.", "He's been there.", 'We have been busy.'],
  },
]
