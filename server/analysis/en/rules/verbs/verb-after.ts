import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

const ingOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'verb inf → verb ing') || null
const baseOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'verb → verb inf') || null

/** The infinitive with and without "to", and the form in -ing. */
export const verbAfter: readonly Rule[] = [
  {
    id: 'en.verb.after_preposition',
    kind: 'verb_form',
    pattern: [
      'interested [to <verb inf>]',
      'before|after|without [to <verb inf>]',
      '!!it|them|this|that|him|her|one instead [to <verb inf>]',

      'tired|instead|afraid|fond of [to <verb inf>]',
      'good|bad at [to <verb inf>]',
      'thank|thanks you? for [to <verb inf>]',
      'before|after|without [<verb inf><not noun><not adj>]',
      'interested in [<verb inf><not noun>]',
      'tired|instead|afraid|fond of [<verb inf><not noun><not adj>]',
      'good|bad at [<verb inf><not noun><not adj>]',
      'thank|thanks you? for [<verb inf>] me|us|him|her|the|my|to|with',
      'thank|thanks you? for [invite|come|write|ask]',
    ],
    better: (match) => {
      const [first] = match.marked
      if (first && ['have', 'has'].includes(first.lower)) return null
      if (match.word(0) === 'interested' && match.marked.length > 1) {
        const isRight = /^(?:know|hear|see|learn|find|read)$/.test(match.marked[1]?.lower ?? '')
        return isRight ? null : `in ${ingOf(match) ?? ''}`
      }
      const ing = ingOf(match)
      return ing && match.word(0) === 'instead' && match.marked.length > 1 && match.word(1) === 'to' ? `of ${ing}` : ing
    },
    why: 'ing_form',
    wrong: [
      ['Before to go to bed I read.', 'Before going to bed I read.'],
      ['Thank you for help me.', 'Thank you for helping me.'],
      ['He left without say goodbye.', 'He left without saying goodbye.'],
      ["I'm interested in learn Chinese.", "I'm interested in learning Chinese."],
    ],
    right: [
      'Before going to bed, I read.',
      'Thank you for your help.',
      'I was about to go.',
      'Good at work.',
      'I want to learn before I go.',
    ],
  },
  {
    id: 'en.verb.let_to',
    kind: 'verb_form',
    pattern: [
      'let|lets|letting me|him|her|us|them|you [to] <verb inf>',
      "let 's [to] <verb inf>",
      'make|makes|made|making me|him|us|them|you [to] <verb inf><not noun>',
      'made me|him|us|them|her [to] cry|laugh|work|study|smile|wait|help|stop',
    ],
    better: '',
    why: 'no_to',
    wrong: [
      ["Let's to go.", "Let's go."],
      ['She made me to cry.', 'She made me cry.'],
      ['My mum lets me to go out.', 'My mum lets me go out.'],
    ],
    right: ["Let's go.", 'She made me cry.', 'He made it to the top.', 'I made them to order.'],
  },
  {
    id: 'en.verb.lets_ing',
    kind: 'verb_form',
    pattern: ["^ let 's [<verb ing>]", '[lets] go|play|eat|do|see|meet|start|talk|dance|make|have|take|get'],
    better: (match) => (match.marked[0]?.lower === 'lets' ? (match.at === 0 ? "let's" : null) : baseOf(match)),
    why: 'no_to',
    wrong: [
      ["Let's going to the beach.", "Let's go to the beach."],
      ["Let's playing football.", "Let's play football."],
      ['Lets go home.', "Let's go home."],
    ],
    right: ["Let's go.", 'She lets me go.', 'My mum lets go.'],
  },
  {
    id: 'en.verb.would_like_ing',
    kind: 'verb_form',
    pattern: [
      "would|'d like [<verb ing><not noun>] !<noun>",
      "would|'d like [going|working|playing|travelling|traveling|having|eating|dancing|swimming|living|learning] to|in|with|a|the|english|football|home|there|out",
    ],
    better: (match) => {
      const base = baseOf(match)
      return base && `to ${base}`
    },
    why: 'to_infinitive',
    wrong: [
      ['I would like going home.', 'I would like to go home.'],
      ["I'd like having a coffee.", "I'd like to have a coffee."],
      ['She would like visiting you.', 'She would like to visit you.'],
    ],
    right: [
      "I'd like to go home.",
      'I like going home.',
      "I'd like swimming lessons.",
      'Would you like boiling water?',
    ],
  },
  {
    id: 'en.verb.used_to',
    kind: 'verb_form',
    pattern: [
      "i|he|she|we|they|you 'm|'re|'s|am|is|are not? used to [<verb inf><not noun>]",
      "i|we|they 'm|'re|am|are|was|were used to [<verb inf>] up|in|at|early|late",
      '^ i|he|she|we|they used to [<verb ing>]',
      '^ i|we|they [use] to <verb inf>',
      '^ he|she [uses] to <verb inf>',
      'i|we|they [use] to <verb inf> *{0,4} when i|we|they was|were',
      "didn't|did [used] to",
      "didn't|did i|you|he|she|we|they [used] to",
    ],
    better: (match) => {
      const [verb] = match.marked
      if (verb?.lower === 'use' || verb?.lower === 'uses') return 'used'
      if (verb?.lower === 'used') return 'use'
      return is(verb, 'verb ing') ? baseOf(match) : ingOf(match)
    },
    why: 'used_to',
    wrong: [
      ['I use to live in Rome.', 'I used to live in Rome.'],
      ['He is used to get up early.', 'He is used to getting up early.'],
      ['I used to playing football.', 'I used to play football.'],
    ],
    right: [
      'I used to live in Rome.',
      'It is used to make bread.',
      'The knife I use to cut bread is old.',
      "I'm used to it.",
    ],
  },
]
