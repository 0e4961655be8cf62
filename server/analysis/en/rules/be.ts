import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { beOf, is, isQuestion, pastOf, presentOf, textOf } from './match.ts'

const verbs =
  'go|want|know|think|have|eat|speak|work|study|play|learn|come|need|watch|listen|drink|agree|understand|remember|read|write|disagree|believe|prefer|hate'

function plainOf(match: Match): string | null {
  const [subject] = match.marked
  const verb = match.marked.at(-1)
  const isNot = match.marked.some(({ lower }) => lower === 'not')
  if (!subject || !verb) return null
  const isThird = ['he', 'she', 'it'].includes(subject.lower)
  if (isNot) return `${textOf([subject])} ${isThird ? "doesn't" : "don't"} ${verb.lower}`
  return `${textOf([subject])} ${presentOf(match, verb, subject.lower)}`
}

/** Where a form of "be" is too much or missing. */
export const be: readonly Rule[] = [
  {
    id: 'en.verb.be_agree',
    kind: 'verb_form',
    pattern: [
      "[i|you|we|they|he|she 'm|'re|'s|am|are|is not? <adv degree>? agree|disagree]",
      '[i|you|we|they|he|she <adv>? am|are|is <adv>? agree|disagree]',
      '[i|he|she|we|they was|were not? agree|disagree]',
    ],
    better: (match) => {
      const isPast = match.marked.some(({ lower }) => lower === 'was' || lower === 'were')
      const isNot = match.marked.some(({ lower }) => lower === 'not')
      const adverbs = match.marked.slice(1, -1).filter((word) => is(word, 'adv') && !['not'].includes(word.lower))
      const [subject] = match.marked
      if (isPast && subject) return `${textOf([subject])} ${isNot ? "didn't agree" : 'agreed'}`
      const plain = plainOf(match)
      const space = plain?.lastIndexOf(' ') ?? 0
      return plain && adverbs.length > 0 ? `${plain.slice(0, space)} ${textOf(adverbs)}${plain.slice(space)}` : plain
    },
    why: 'be_extra',
    wrong: [
      ['I am agree with you.', 'I agree with you.'],
      ["I'm not agree.", "I don't agree."],
      ['She is agree.', 'She agrees.'],
      ["I'm totally agree.", 'I totally agree.'],
    ],
    right: ['I agree with you.', "I don't agree.", 'I am sure they agree.', 'We are agreed.'],
  },
  {
    id: 'en.verb.are_you_agree',
    kind: 'verb_form',
    pattern: [
      `[are] you|they|we <adv freq>? agree|have|want|know|need|live|speak|understand|remember|eat|go|do|think|believe|prefer|hate`,
      '[are] you like|love <verb ing>',
      '[are] you like pizza|coffee|tea|music|sport|sports|football|chocolate|animals|dogs|cats|fish|books|it|films|movies',
      '[is] he|she have|want|know|need|live|speak|understand|agree|eat|go',
      '[am] i have|need',
    ],
    better: (match) => {
      const next = match.words(2)[0] ?? match.words(3)[0]
      if (!is(next, 'verb') || (next?.lower === 'like' && match.word(3) === 'it')) return null
      return match.word(0) === 'is' ? 'does' : 'do'
    },
    why: 'be_question',
    wrong: [
      ['Are you agree?', 'Do you agree?'],
      ['Are you like pizza?', 'Do you like pizza?'],
      ['Is she have a dog?', 'Does she have a dog?'],
      ['What are you think?', 'What do you think?'],
    ],
    right: ['Do you agree?', 'Are you like her?', 'Is she having lunch?', 'Are you going?', 'Are you in agreement?'],
  },
  {
    id: 'en.verb.do_you_are',
    kind: 'verb_form',
    pattern: [
      '[do you|they|we|i are|am|can|were]',
      '[does he|she|it is|can|was]',
      '[did you|they|we were|are]',
      '[did i|he|she|it was|is]',
    ],
    better: ({ marked }) => {
      const [, subject, verb] = marked
      return subject && verb ? `${verb.lower} ${textOf([subject])}` : null
    },
    why: 'be_question',
    wrong: [
      ['Do you are tired?', 'Are you tired?'],
      ['Do you can help me?', 'Can you help me?'],
      ['Does he is at home?', 'Is he at home?'],
      ['Did you were there?', 'Were you there?'],
    ],
    right: ['Are you tired?', 'Can you help me?', 'What do you do?', 'Do you know?'],
  },
  {
    id: 'en.verb.be_base',
    kind: 'verb_form',
    pattern: [
      "[it 's|is depend|depends]",
      `[i 'm|am not? ${verbs}|live]`,
      `[he|she 's|is not? ${verbs}|live]`,
      `[we|they|you 're|are not? ${verbs}]`,
      "[i 'm|am like|love] to|pizza|music|football|it|dogs|cats|animals|<verb ing>",
    ],
    better: (match) =>
      (match.beside(-1) === 'and' && match.word(0) === 'i') || isQuestion(match) ? null : plainOf(match),
    why: 'be_extra',
    wrong: [
      ['I am work in a bank.', 'I work in a bank.'],
      ['She is live in Rome.', 'She lives in Rome.'],
      ["I'm not know.", "I don't know."],
      ['They are play football.', 'They play football.'],
    ],
    right: [
      'I am working in a bank.',
      'I am like my father.',
      "I'm at work.",
      'She is at play.',
      'We are live on TV now.',
    ],
  },
  {
    id: 'en.verb.was_past',
    kind: 'verb_form',
    pattern: [
      '[i|he|she|we|they was|were <only verb inf>]',
      '[i|he|she|we|they was|were go|play|work|live|watch|visit|eat|study] to|in|at|with|the|a|football|tv|my',
      '[i|he|she|we|they was|were <verb past><not verb participle><not verb inf><not noun><not adj>]',
      '[it was happened]',
      '[i|he|she|we|they was|were arrived|died|come|happened]',
    ],
    better: (match) => {
      const [subject, , verb] = match.marked
      if (!subject || !verb || is(verb, 'verb participle') === is(verb, 'verb inf'))
        return subject && verb ? `${textOf([subject])} ${verb.lower === 'come' ? 'came' : verb.lower}` : null
      const past = is(verb, 'verb inf') ? pastOf(match, verb, subject.lower) : verb.lower
      return past ? `${textOf([subject])} ${past}` : null
    },
    why: 'be_extra',
    wrong: [
      ['She was wrote a letter.', 'She wrote a letter.'],
      ['I was went to Paris.', 'I went to Paris.'],
      ['They were arrived late.', 'They arrived late.'],
    ],
    right: ['She was born in May.', 'It was written by her.', 'We were seen.', 'He was left alone.'],
  },
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
      const pronouns = ['i', 'he', 'she', 'we', 'they', 'it', 'this']
      const subject = sentence.slice(at).find(({ lower }) => pronouns.includes(lower))
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
