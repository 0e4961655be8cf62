import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf, nextOf, textOf } from '#server/analysis/en/rules/match.ts'

const verbRule = (lemma: string) => (match: Match) => inFormOf(match, lemma)

/** Words that go together in English. */
export const sayAndTell: readonly Rule[] = [
  {
    id: 'en.word.have_party',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a|the <adj>? party',
      '[=make] party',
      '[=make] a|an <adj>? experience',
      '[=do] an experience',
      '[=make|=do] a <adj>? conversation|discussion',
    ],
    better: verbRule('have'),
    why: 'collocation',
    wrong: [
      ['We made a party on Saturday.', 'We had a party on Saturday.'],
      ['They do a big party.', 'They have a big party.'],
      ['I made a nice experience.', 'I had a nice experience.'],
    ],
    right: ['We had a party.', 'They make a cake.', 'He does a lot.'],
  },
  {
    id: 'en.word.take_photo',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a|some|many|the|lots|these|my|nice <adj>? photo|photos|photograph|photographs|selfie|selfies|break|nap|shower|bath',
      '[=make|=do] photos|selfies|pictures',
      '[=make|=do] a lot of photos|pictures',
    ],
    better: verbRule('take'),
    why: 'collocation',
    wrong: [
      ['I made many photos.', 'I took many photos.'],
      ['She does a photo.', 'She takes a photo.'],
      ["Let's make a break.", "Let's take a break."],
    ],
    right: ['I took many photos.', 'It makes a nice picture.', 'I make a cake.'],
  },
  {
    id: 'en.word.ask_question',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a <adj>? question',
      '[=make] some|many|the|you|me <adj>? question|questions',
      '[=make|=do] you|me|him|her a question',
      '[=make] questions',
    ],
    better: verbRule('ask'),
    why: 'collocation',
    wrong: [
      ['Can I make a question?', 'Can I ask a question?'],
      ['He did me a question.', 'He asked me a question.'],
      ['I make many questions.', 'I ask many questions.'],
    ],
    right: ['Can I ask a question?', 'I do the questions at home.', 'I have a question.', 'Do you have any questions?'],
  },
  {
    id: 'en.word.say_tell',
    kind: 'word_choice',
    pattern: [
      '[=say] me|him|us|them',
      '[=say] her !<noun>',
      '[=say] you that|what|something|the|a|how|where|my',
      '[=say] the truth|lie|lies|story|joke',
    ],
    better: (match) => (match.beside(1) === 'too' ? null : inFormOf(match, 'tell')),
    why: 'say_tell',
    wrong: [
      ['He said me the truth.', 'He told me the truth.'],
      ['She says him everything.', 'She tells him everything.'],
      ['Can you say me your name?', 'Can you tell me your name?'],
    ],
    right: ['He told me the truth.', 'She said her name.', 'I said to him.', 'What do you say?'],
  },
  {
    id: 'en.word.tell_that',
    kind: 'word_choice',
    pattern: [
      'he|she|they|i|we [told] that <pron subj>',
      'he|she|they|i|we [told] <pron subj> <verb>',

      '[=speak] that <pron subj>',
      '[=tell] hello|goodbye|yes|no|thank|sorry',
    ],
    better: (match) =>
      nextOf(match) === 'you' || match.sentence.at(-2)?.lower === 'no' ? null : inFormOf(match, 'say'),
    why: 'say_tell',
    wrong: [
      ['She told that she was tired.', 'She said that she was tired.'],
      ['I told that I was ill.', 'I said that I was ill.'],
      ['He told goodbye.', 'He said goodbye.'],
    ],
    right: ['She said that she was tired.', 'I told him.', 'I told you that it works.', 'We told them no.'],
  },
  {
    id: 'en.word.explain_me',
    kind: 'word_order',
    pattern: [
      '=explain [me|us|him|her|them this|that|it|something|everything] $',
      '=explain [me|us|him|them the|your|this|that|a <adj>? <noun>] !<noun>',
      '=explain [me|us|him|them] how|what|why|where|that',
      '=describe [me|us|him|them the|your|a <noun>]',
      '=explain [me|us|him|them] $',
    ],
    better: ({ marked }) => {
      const [person, ...rest] = marked
      return person ? (rest.length > 0 ? `${textOf(rest)} to ${person.lower}` : `to ${person.lower}`) : null
    },
    why: 'preposition_missing',
    wrong: [
      ['Can you explain me this?', 'Can you explain this to me?'],
      ['She explained me the rules.', 'She explained the rules to me.'],
      ['Explain me how it works.', 'Explain to me how it works.'],
    ],
    right: ['Can you explain this to me?', 'She explained it.', 'Tell me the rules.'],
  },
]
