import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, textOf } from '#server/analysis/en/rules/match.ts'

const ingOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'verb inf → verb ing') || null
const baseOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'verb → verb inf') || null
const objects: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  you: 'you',
  it: 'it',
}

/** The infinitive with and without "to", and the form in -ing. */
export const infinitives: readonly Rule[] = [
  {
    id: 'en.verb.want_that',
    kind: 'verb_form',
    pattern: [
      '=want [that i|you|he|she|we|they <verb inf>]',
      '=want [that he|she <verb pres 3s>]',
      '=want [that my|your|his|her|our|the <noun> <verb inf>]',
      '=want [that my|your|his|her|our|the <noun> <verb pres 3s>]',
      "would|'d like [that i|you|he|she|we|they <verb inf>]",
      "would|'d like [that i|you|he|she|we|they <verb past><not verb participle>]",
    ],
    better: ({ marked, form }) => {
      const verb = marked.at(-1)
      const subject = marked.slice(1, -1)
      const base = is(verb, 'verb inf') ? verb?.lower : form(verb, 'verb → verb inf')
      return base ? `${objects[subject[0]?.lower ?? ''] ?? textOf(subject)} to ${base}` : null
    },
    why: 'want_someone',
    wrong: [
      ['I want that you come.', 'I want you to come.'],
      ['She wants that he goes home.', 'She wants him to go home.'],
      ["I'd like that you help me.", "I'd like you to help me."],
    ],
    right: ['I want you to come.', 'I want that one.', 'The job I want, that I know.'],
  },
  {
    id: 'en.verb.want_to',
    kind: 'verb_form',
    pattern: [
      '=want|=decide [<verb inf><not noun><not adj>]',
      "would|'d like [<verb inf><not noun><not adj>]",
      '=want|=decide|=hope [work|visit|play|travel|study|stay|talk|sleep|live|help|drink|dance|start|stop|pay|book|order|rent|return|change|try|cook|watch|drive] to|in|at|with|a|an|the|my|more|it|you|english|this|that|for|some|him|her|football|tennis',
      '=want [pay] $',
      "would|'d like [pay|book|order|rent|return|change|try|watch|visit|play] a|the|my|this|it|with|some|your|to",
      'i|you|we|they need|needed [<verb inf><not noun><not adj>]',
      'i|you|we|they need|needed [study|stay|visit|travel] $|to|in|at|with|a|an|the|my|more|for|hard|very',
    ],
    better: ({ marked: [verb], beside, words }) => {
      if (verb?.lower === 'please' || verb?.text !== verb?.lower) return null
      if (words(0)[0]?.lower === 'wanna') return null
      return beside(-1) === 'all' || beside(-1) === 'you' ? null : `to ${verb?.lower ?? ''}`
    },
    why: 'to_infinitive',
    wrong: [
      ['I want go home.', 'I want to go home.'],
      ['She wants buy a dress.', 'She wants to buy a dress.'],
      ['I would like see the room.', 'I would like to see the room.'],
      ['I need buy a ticket.', 'I need to buy a ticket.'],
      ['I need study for the exam.', 'I need to study for the exam.'],
    ],
    right: ['I want to go home.', 'I want help.', 'I would like soup.', 'I need work.', 'All you need is love.'],
  },
  {
    id: 'en.verb.to_form',
    kind: 'verb_form',
    pattern: [
      '=want|=need|=have|=decide|=try|=hope|=like|=love|=learn|=start|=begin|=go|=forget|=promise|=plan|able|happy|nice|how to [<verb past><not verb inf>]',
      'to [went|saw|came|ate|took|gave|wrote|spoke|knew|drove|swam|sang|drank|began|forgot|broke|chose]',
      "=want|=need|=have|=decide|=try|=hope|=like|=learn|=forget|able|=love|'d to [<verb pres 3s>]",
      'going to [<verb pres 3s><not noun>]',
      '=want|=need|=decide|=try|=hope|=learn|=forget|able|how to [<verb ing><not noun>]',
      '=want|=decide|=try to [<verb ing>]',
      '=want|=need|=decide|=hope|able to [swimming|dancing|cooking|running|working|playing|studying|travelling|traveling|speaking|living|eating|reading|writing|making|meeting]',
      "have|has|had|going|would like|'d to [<verb ing><not noun>]",
      'i|you|we|they|he|she have|has|had to [working|studying|going|doing|cleaning|cooking]',
      "would|'d like to [<verb ing>]",
      'me|him|her|us|them|you to [<verb past><not verb inf><not adj><not noun>]',
      '=be going to [<verb ing>]',
    ],
    better: (match) =>
      /^(?:shopping|camping|training|swimming|building|meeting)$/.test(match.marked[0]?.lower ?? '') &&
      !/^(?:want|like|wants)$/.test(match.word(0))
        ? null
        : baseOf(match),
    why: 'to_infinitive',
    wrong: [
      ['I want to went home.', 'I want to go home.'],
      ['She wants to goes home.', 'She wants to go home.'],
      ['We have to going now.', 'We have to go now.'],
      ['I tried to saw it.', 'I tried to see it.'],
    ],
    right: ['I want to go home.', 'I am used to going there.', 'We are going to training.', 'I like to read.'],
  },
  {
    id: 'en.verb.for_to',
    kind: 'preposition',
    pattern: [
      '[for to] <verb inf>',
      '[for] <verb inf><not noun><not adj> a|an|the|my|some|english|bread|food|it|him|her|them|more|new',
      '=come|=go|here|there|=travel|=move [for] learn|study|work|visit|practise|practice|see|buy|help|find|meet|improve me|him|her|us|you|them|my|the|a|an|some|english|spanish',
    ],
    better: ({ marked, sentence, at }) => {
      const verb = sentence[at + 2]
      if (sentence.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:thanks?|sorry)$/.test(lower))) return null
      return verb && marked.length === 1 && ['have', 'do', 'come', 'please'].includes(verb.lower) ? null : 'to'
    },
    why: 'purpose',
    wrong: [
      ["I'm here for to study.", "I'm here to study."],
      ['I came here for learn English.', 'I came here to learn English.'],
      ['I go to the shop for buy bread.', 'I go to the shop to buy bread.'],
    ],
    right: ["I'm here to study.", 'It is used for cooking.', 'I go there for work.', 'The man I work for has a dog.'],
  },
  {
    id: 'en.verb.enjoy_ing',
    kind: 'verb_form',
    pattern: [
      'hobby|hobbies is|are [read|cook|dance|swim|travel|draw|sing|play|listen|run|paint|ride|watch]',
      'i|you|we|they like|love|hate [<verb inf><not noun><not adj>]',
      'i|you|we|they like|love|hate [play|watch|cook|dance|travel|walk|work|study|drive|visit] <noun>',
      'i|you|we|they like|love|hate [play|watch|cook|dance|travel|walk|work|study|drive|visit] the|my|a|to|with|in|at|and|very',
      'he|she likes|loves|hates [<verb inf><not noun><not adj>]',
      'he|she likes|loves|hates [play|watch|cook|dance|travel|walk|work|study] <noun>',
      '=enjoy|finished|finishes|=avoid|=dislike|=imagine|=suggest|=practise [to <verb inf>]',
      "don't|doesn't|didn't|you|not mind [to <verb inf>]",
      '=enjoy|=avoid|=dislike [<verb inf><not noun><not adj>]',
      '=keep [to <verb inf>]',
    ],
    better: ingOf,
    why: 'ing_form',
    wrong: [
      ['I enjoy to read books.', 'I enjoy reading books.'],
      ['She finished to work at six.', 'She finished working at six.'],
      ["I don't mind to wait.", "I don't mind waiting."],
    ],
    right: ['I enjoy reading.', 'I stopped to rest.', 'I like to read.', "I don't mind."],
  },
  {
    id: 'en.verb.forward_ing',
    kind: 'verb_form',
    pattern: [
      'look|looking|looks|looked forward to [<verb inf><not noun>]',
      'look|looking forward to [meet|see|hear|visit|work|travel] you|from|the|my|a|in|to|with',
      'look|looking forward [for]',
    ],
    better: (match) => (match.marked[0]?.lower === 'for' ? 'to' : ingOf(match)),
    why: 'ing_form',
    wrong: [
      ["I'm looking forward to see you.", "I'm looking forward to seeing you."],
      ['I look forward to hear from you.', 'I look forward to hearing from you.'],
      ["We're looking forward to meet you.", "We're looking forward to meeting you."],
    ],
    right: ["I'm looking forward to seeing you.", 'I look forward to your letter.', 'I look forward to work.'],
  },
]
