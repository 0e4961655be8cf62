import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion, pastOf, presentOf, textOf } from '#server/analysis/en/rules/match.ts'

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
export const beExtra: readonly Rule[] = [
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
]
