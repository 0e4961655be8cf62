import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf, nextOf } from '#server/analysis/en/rules/match.ts'

const withArticle = (verb: string | null, isBare: boolean) => verb && (isBare ? `${verb} a` : verb)

/** What speakers of German carry over. */
export const fromGerman: readonly Rule[] = [
  {
    id: 'en.from.de.become',
    kind: 'false_friend',
    pattern: [
      '[=become] a|an|the|my|some present|presents|letter|gift|email|coffee|steak|answer|call|message|money|beer|dog|cat|bike|ticket|bill',
      '[=become] money|presents|letters|help|emails|answers',
      'can i [become]',
      '[=become] a new|good|big bike|phone|job|present|dog|computer',
    ],
    better: (match) => inFormOf(match, 'get'),
    why: 'false_friend',
    wrong: [
      ['I become a present for my birthday.', 'I get a present for my birthday.'],
      ['Can I become a coffee?', 'Can I get a coffee?'],
      ['She became a letter.', 'She got a letter.'],
    ],
    right: ['I want to become a doctor.', 'She became famous.', 'It became cold.'],
  },
  {
    id: 'en.from.de.handy',
    kind: 'false_friend',
    pattern: ['my|your|his|her|a|the|new|our [handy] !<noun>', '[handys]', 'my|a|the|your [handies]'],
    better: ({ marked: [word] }) => (word?.lower === 'handy' ? 'mobile' : 'mobiles'),
    why: 'false_friend',
    wrong: [
      ['I lost my handy.', 'I lost my mobile.'],
      ['Your handy is ringing.', 'Your mobile is ringing.'],
      ['I need a handy.', 'I need a mobile.'],
    ],
    right: ['It is very handy.', 'A handy tool.', 'My mobile is new.'],
  },
  {
    id: 'en.from.de.makes_fun',
    kind: 'word_choice',
    pattern: [
      'it|that|this [makes fun] !of',
      'it|that [makes me fun]',
      'it|that [made fun] !of',
      'it|that [makes much|a|lot fun]',
      '<verb ing> [makes fun] !of',
      '<noun> [makes fun] $',
      'it|that [makes a lot of fun]',
    ],
    better: ({ marked }) =>
      marked[0]?.lower === 'made' ? 'was fun' : marked.length > 3 ? 'is a lot of fun' : 'is fun',
    why: 'collocation',
    wrong: [
      ['It makes fun.', 'It is fun.'],
      ['Swimming makes fun.', 'Swimming is fun.'],
      ['The party was great, it made fun.', 'The party was great, it was fun.'],
    ],
    right: ['It is fun.', 'He makes fun of me.', 'It makes learning fun.'],
  },
  {
    id: 'en.from.de.chef',
    kind: 'false_friend',
    pattern: ['my [chef]', '=be [sensible] about|to', '[=spend] me|you|him|her a|an'],
    better: (match) => (match.word(0) === 'my' ? 'boss' : match.marked[0]?.lower === 'sensible' ? 'sensitive' : null),
    why: 'false_friend',
    wrong: [
      ['My chef is nice.', 'My boss is nice.'],
      ['My chef says no.', 'My boss says no.'],
      ['She is sensible to noise.', 'She is sensitive to noise.'],
    ],
    right: ['My boss is nice.', 'The chef cooks well.', 'Be sensible!'],
  },
  {
    id: 'en.from.de.with_years',
    kind: 'preposition',
    pattern: [
      '^ [with # years]',
      '[with # years] i|he|she',
      'when|in|at [with] # years',
      '[with eighteen|sixteen|ten|twelve|fourteen years]',
    ],
    better: ({ marked }) => `at ${marked[1]?.text ?? ''}`,
    why: 'age',
    wrong: [
      ['With 18 years I moved out.', 'At 18 I moved out.'],
      ['With sixteen years she left school.', 'At sixteen she left school.'],
      ['With 6 years I went to school.', 'At 6 I went to school.'],
    ],
    right: ['At 18 I moved out.', 'I am 18 years old.', 'With 18 people.'],
  },
  {
    id: 'en.from.de.verb_second',
    kind: 'word_order',
    pattern: [
      '^ yesterday|today|tomorrow|then|now|sometimes|often|maybe|tonight [go|went|have|had|am|was|saw|came|do|did|can|must|will|play|played i|we|he|she|they]',
      '^ in the <noun> [go|went|have|had|am|was|saw|can|play|played i|we|he|she]',
      '^ on <noun day> [go|went|have|had|am|was|can|play|played i|we|he|she]',
      '^ last <noun time> [went|had|was|saw|came|were i|we|he|she|they]',
    ],
    better: (match) => {
      const [verb, subject] = match.marked
      const isAsked = match.sentence.at(-1)?.lower === '?'
      return verb && subject && !isAsked ? `${subject.lower === 'i' ? 'I' : subject.lower} ${verb.lower}` : null
    },
    why: 'word_order',
    wrong: [
      ['Yesterday went I to the cinema.', 'Yesterday I went to the cinema.'],
      ['Tomorrow have we a test.', 'Tomorrow we have a test.'],
      ['On Monday play we football.', 'On Monday we play football.'],
    ],
    right: ['Yesterday I went home.', 'Sometimes do they come?', 'Then we left.'],
  },
  {
    id: 'en.from.de.by_me',
    kind: 'preposition',
    pattern: '=live|=stay|=sleep [by] my|our grandma|grandmother|grandparents|parents|friend|friends|uncle|aunt|family',
    better: 'with',
    why: 'preposition',
    wrong: [
      ['I live by my parents.', 'I live with my parents.'],
      ['She stays by my aunt.', 'She stays with my aunt.'],
      ['We slept by my friend and it was nice.', 'We slept with my friend and it was nice.'],
    ],
    right: ['I live with my parents.', 'The book is by my uncle.', 'He came by me.'],
  },
  {
    id: 'en.from.de.make_holiday',
    kind: 'word_choice',
    pattern: [
      '[=make holidays|holiday|vacation]',
      '[=make a] walk',
      '[=drive] with the|my bike|bicycle',
      '[=drive] bike|bicycle',
    ],
    better: (match) => {
      const [, second] = match.marked
      if (!second) return withArticle(inFormOf(match, 'ride'), nextOf(match) === 'bike' || nextOf(match) === 'bicycle')
      const go = inFormOf(match, 'go')
      return go && (second.lower === 'a' ? `${go} for a` : `${go} on holiday`)
    },
    why: 'collocation',
    wrong: [
      ['We make holidays in Italy.', 'We go on holiday in Italy.'],
      ['I make a walk every day.', 'I go for a walk every day.'],
      ['She drives bike to school.', 'She rides a bike to school.'],
    ],
    right: ['We go on holiday.', 'I ride a bike.', 'He drives a car.'],
  },
]
