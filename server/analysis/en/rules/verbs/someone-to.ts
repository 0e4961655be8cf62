import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, textOf } from '#server/analysis/en/rules/match.ts'

const ingOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'verb inf → verb ing') || null
const subjects: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }
const someone = 'me|him|her|us|them'
const unclear = /^(?:do|did|does|can|please|be|have|is|are|was|will|let|said|say)$/

/** What follows ask, tell, see, suggest, stop, learn and the like. */
export const someoneTo: readonly Rule[] = [
  {
    id: 'en.verb.perceive_to',
    kind: 'verb_form',
    pattern: [
      `saw|heard|watched|noticed|felt ${someone}|you [to] <verb inf>`,
      'saw|heard|watched my|a|the|his|her <noun> [to] <verb inf>',
    ],
    better: ({ sentence, marked: [to] }) => {
      const verb = sentence[sentence.findIndex((word) => word === to) + 1]
      return /^(?:ask|say|tell|give|talk|discuss|get|help|find|make|learn|see|check|know)$/.test(verb?.lower ?? '')
        ? null
        : ''
    },
    why: 'no_to',
    wrong: [
      ['I saw him to leave.', 'I saw him leave.'],
      ['We heard her to sing.', 'We heard her sing.'],
      ['She watched them to play.', 'She watched them play.'],
    ],
    right: [
      'I saw him leave.',
      'I saw him to ask a question.',
      'I went to see him to help.',
      'We watched it to learn.',
    ],
  },
  {
    id: 'en.verb.suggest_someone',
    kind: 'verb_form',
    pattern: [`=suggest [${someone}|you to <verb inf>]`, '=suggest [to me|him|her|us|them|you to <verb inf>]'],
    better: ({ marked }) => {
      const person = marked.find(({ lower }) => lower === 'you' || subjects[lower] !== undefined)
      const verb = marked.at(-1)
      return person && verb ? `that ${subjects[person.lower] ?? person.lower} ${verb.lower}` : null
    },
    why: 'suggest_that',
    wrong: [
      ['He suggested me to go.', 'He suggested that I go.'],
      ['I suggest you to buy a ticket.', 'I suggest that you buy a ticket.'],
      ['She suggested us to wait.', 'She suggested that we wait.'],
    ],
    right: ['He suggested that I go.', 'I suggest going.', 'She told me to go.'],
  },
  {
    id: 'en.verb.ask_base',
    kind: 'verb_form',
    pattern: [
      `asked|asks|told|tells|wanted|wants|invited|allowed|advised|taught|expects ${someone} [<verb inf><not noun><not adj>]`,
      `ask|want|told|asked|tell|invite ${someone} [help|call|wait|work|clean|study|stay|play|visit|start|stop|cook|talk] ${someone}|with|the|at|in|here|for|a`,
    ],
    better: ({ marked: [verb], sentence }) =>
      !verb || unclear.test(verb.lower) || sentence.some(({ lower }) => /^["“”:]$/.test(lower))
        ? null
        : `to ${verb.lower}`,
    why: 'to_infinitive',
    wrong: [
      ['He asked us carry it.', 'He asked us to carry it.'],
      ['She told us come early.', 'She told us to come early.'],
      ['My mother wants me learn English.', 'My mother wants me to learn English.'],
    ],
    right: ['He asked me to help.', 'She told me that.', 'He told us about it.', 'They let me go.'],
  },
  {
    id: 'en.verb.rather_to',
    kind: 'verb_form',
    pattern: [
      "would|'d rather not? [to] <verb inf>",
      "had|'d better not? [to] <verb inf>",
      'better not [to] <verb inf> $',
    ],
    better: '',
    why: 'no_to',
    wrong: [
      ["I'd rather to stay.", "I'd rather stay."],
      ['She would rather to walk.', 'She would rather walk.'],
      ["You'd better to go.", "You'd better go."],
    ],
    right: ["I'd rather stay.", 'It is better to go.', "I'd rather talk to him."],
  },
  {
    id: 'en.verb.difficulty_ing',
    kind: 'verb_form',
    pattern: [
      '=have *{0,2} difficulty|difficulties|trouble|troubles [to <verb inf>]',
      '=have *{0,1} fun|problems [to <verb inf>] in|the|my|with|english',
      '=spend *{0,4} time|hours [to <verb inf>]',
      "'s|is|are|was|not worth [to <verb inf>]",
      "can't|couldn't stand [to <verb inf>]",
    ],
    better: ingOf,
    why: 'ing_form',
    wrong: [
      ['I have difficulties to sleep.', 'I have difficulties sleeping.'],
      ['She spends a lot of time to read.', 'She spends a lot of time reading.'],
      ['It is worth to see it.', 'It is worth seeing it.'],
    ],
    right: ['I have difficulty sleeping.', 'It is difficult to sleep.', 'I have no time to read.'],
  },
  {
    id: 'en.verb.stop_ing',
    kind: 'verb_form',
    pattern: [
      '=stop|=quit [to smoke|cry|rain|laugh|snow|worry|complain|study|learn|believe|shout]',
      '=stop [to eat] sugar|meat|chocolate|bread|sweets|fish|so|too',
      '=stop [to drink] alcohol|coffee|beer|wine|so|too',
      '=stop [to play] football|tennis|basketball|chess|the',
      '=give up [to <verb inf>]',
    ],
    better: (match) => (is(match.words(0)[0], 'noun') && match.beside(-1) === 'the' ? null : ingOf(match)),
    why: 'ing_form',
    wrong: [
      ['I stopped to smoke.', 'I stopped smoking.'],
      ['She stopped to eat meat.', 'She stopped eating meat.'],
      ['It stopped to rain.', 'It stopped raining.'],
    ],
    right: ['I stopped smoking.', 'We stopped to eat.', 'They stopped to look at it.'],
  },
  {
    id: 'en.verb.learn_to',
    kind: 'verb_form',
    pattern: '=learn [swim|ski|drive|read|write|speak|ride|sing|draw|play|cook|make] !<noun -sg>',
    better: ({ marked, beside }) =>
      beside(-1) === 'we' || beside(-1) === ',' ? null : `to ${textOf(marked).toLowerCase()}`,
    why: 'to_infinitive',
    wrong: [
      ['They want to learn ski.', 'They want to learn to ski.'],
      ['She is learning drive.', 'She is learning to drive.'],
      ['I want to learn cook.', 'I want to learn to cook.'],
    ],
    right: ['I learn to swim.', 'I learn English.', 'We learn a lot.', 'She learns reading.'],
  },
  {
    id: 'en.verb.think_of_ing',
    kind: 'verb_form',
    pattern: [
      '=think of|about [to <verb inf>]',
      '=dream|=talk|=insist|idea|chance|way|possibility|instead|=succeed of|on|in [to <verb inf>]',
      "'m|am|'re|are|is|was|were|been thinking [to <verb inf>]",
      "'m|am|'re|are|is|was|were|been thinking [to <verb ing>]",
      'tired|scared|afraid|proud|capable [for] <verb ing>',
    ],
    better: (match) => {
      const [first] = match.marked
      if (first?.lower === 'for') return 'of'
      const verb = match.marked.at(-1)
      const ing = is(verb, 'verb inf') ? ingOf(match) : (verb?.lower ?? '')
      if (!ing) return null
      return match.word(1) === 'thinking' ? `of ${ing}` : ing
    },
    why: 'ing_form',
    wrong: [
      ['What do you think of to go out?', 'What do you think of going out?'],
      ['I am thinking to buy a car.', 'I am thinking of buying a car.'],
      ['He is tired for working.', 'He is tired of working.'],
    ],
    right: ['I think of going.', 'I was about to go.', 'It is a way to learn.', 'He is tired of it.'],
  },
]
