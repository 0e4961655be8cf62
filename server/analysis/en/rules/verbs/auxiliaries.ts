import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { after, hasBefore, is, isQuestion, textOf, wordSet } from '#server/analysis/en/rules/match.ts'

const baseOf = ({ marked: [verb], form }: Match): string | null => form(verb, 'verb → verb inf') || null
const mayMeanAll = wordSet('what all everything anything something nothing much best little whatever as')

/** What follows can, must, will, do and have. */
export const auxiliaries: readonly Rule[] = [
  {
    id: 'en.verb.modal_to',
    kind: 'verb_form',
    pattern: [
      '[can|could|may|might|must|should|will|would|cannot to] <verb inf>',
      "[can't|couldn't|mustn't|shouldn't|won't|wouldn't to] <verb inf>",
      '[can|could|must|should|will|would not to] <verb inf>',
      'can|could|should|must|will|would i|you|he|she|we|they [to <verb inf>]',
    ],
    better: (match) => {
      if (hasBefore(match, mayMeanAll) || /^(?:the|my|your|his|her|free|a)$/.test(match.beside(-1))) return null
      const words = match.marked.filter(({ lower }) => lower !== 'to')
      return textOf(words)
    },
    why: 'base_after_modal',
    wrong: [
      ['I can to swim very well.', 'I can swim very well.'],
      ['You must to see it.', 'You must see it.'],
      ["She can't to come.", "She can't come."],
      ['Can you to help me?', 'Can you help me?'],
    ],
    right: ['I do what I can to help.', 'You have to see it.', 'You ought to go.', 'I want to swim.'],
  },
  {
    id: 'en.verb.modal_s',
    kind: 'verb_form',
    pattern: [
      "can|could|must|should|will|would|cannot|can't|couldn't|mustn't|shouldn't|won't|wouldn't not? <adv freq>? [<verb pres 3s>] !<verb>",
      '^ can|could|must|should|will|would he|she|it [<verb pres 3s>]',
      "'ll [<verb pres 3s>]",
    ],
    better: baseOf,
    why: 'base_after_modal',
    wrong: [
      ['She can speaks French.', 'She can speak French.'],
      ["He won't comes today.", "He won't come today."],
      ['Can she plays tennis?', 'Can she play tennis?'],
    ],
    right: ['She can speak French.', 'She will, he says.', 'Can she play?', 'He speaks French.'],
  },
  {
    id: 'en.verb.modal_past',
    kind: 'verb_form',
    pattern: [
      "can|could|must|should|will|would|cannot|can't|couldn't|mustn't|shouldn't|won't|wouldn't not? [<verb past><not verb inf>]",
      "can|could|must|should|will|would|can't|couldn't|won't|shouldn't not? [<verb ing>]",
      "'ll [<verb past><not verb inf>]",
      'could|can|would|will|should i|you|he|she|it|we|they [<verb past><not verb inf><not adj>]',
    ],
    better: baseOf,
    why: 'base_after_modal',
    wrong: [
      ["I couldn't went to the party.", "I couldn't go to the party."],
      ['He can found it.', 'He can find it.'],
      ['I can speaking English.', 'I can speak English.'],
    ],
    right: ["I couldn't go.", 'He could put it there.', 'It could have been me.', 'I will be going.'],
  },
  {
    id: 'en.verb.do_cannot',
    kind: 'verb_form',
    pattern: ["[don't|doesn't|didn't can]", "[don't must]", '[do|does not can]'],
    better: ({ marked }) => {
      if (marked.at(-1)?.lower === 'must') return "don't have to"
      return marked[0]?.lower === "didn't" ? "couldn't" : "can't"
    },
    why: 'base_after_do',
    wrong: [
      ["I don't can swim.", "I can't swim."],
      ["She doesn't can come.", "She can't come."],
      ["You don't must pay.", "You don't have to pay."],
      ["We didn't can sleep.", "We couldn't sleep."],
    ],
    right: ["I can't swim.", "You don't have to pay.", "I don't know if I can."],
  },
  {
    id: 'en.verb.do_form',
    kind: 'verb_form',
    pattern: [
      'when|where|what|how|why does|did [<verb pres 3s><not noun>]',
      'when|where does [starts|begins|opens|closes|leaves|finishes|ends]',
      'do|did i|you|we|they [<verb pres 3s>]',
      "don't|doesn't|didn't <adv freq>? [<verb past><not verb inf><not adj>]",
      "doesn't|didn't|don't <adv freq>? [<verb pres 3s>]",
      "don't|doesn't|didn't [<verb ing><not noun>]",
      'do|does|did not [<verb past><not verb inf><not adj>]',
      'does|did|do not [<verb pres 3s>]',
      'did|does|do i|you|he|she|it|we|they <adv freq>? [<verb past><not verb inf><not adj>]',
      'does|did he|she|it [<verb pres 3s>]',
      '^ <question>? did|does <det> <noun sg> [<verb past><not verb inf><not verb participle>]',
      'did|does <det> <noun sg person> [<verb past><not verb inf><not adj>]',
      'did|does <det> <noun sg person> [<verb pres 3s>]',
      'what does *{1,3} [means]',
      'does <det> <noun sg> [<verb pres 3s><not noun>]',
    ],
    better: baseOf,
    why: 'base_after_do',
    wrong: [
      ["I didn't went to school.", "I didn't go to school."],
      ['Did you saw the film?', 'Did you see the film?'],
      ['Does she likes it?', 'Does she like it?'],
      ["He doesn't has a car.", "He doesn't have a car."],
      ['What does this word means?', 'What does this word mean?'],
    ],
    right: [
      "I didn't go.",
      'Did you put it there?',
      'Does she like it?',
      'He did what he wanted.',
      "I don't, she does.",
    ],
  },
  {
    id: 'en.verb.do_to',
    kind: 'verb_form',
    pattern: ["[don't|doesn't|didn't to] <verb inf>"],
    better: (match) => (hasBefore(match, mayMeanAll) ? null : textOf(match.marked.slice(0, 1))),
    why: 'base_after_do',
    wrong: [
      ["I don't to know.", "I don't know."],
      ["She didn't to come.", "She didn't come."],
      ["We don't to eat meat.", "We don't eat meat."],
    ],
    right: ["I don't want to know.", "I don't know.", "She didn't come to eat."],
  },
  {
    id: 'en.verb.does_subject',
    kind: 'agreement',
    pattern: after(
      ['^', 'where|when|why|how|what|who', 'what time'],
      '[do] he|she|it',
      "[don't] he|she|it",
      '[does] we|they|you',
      "[doesn't] we|they|you",
      '[have] he|she|it <verb participle>',
    ),
    better: (match) => {
      const [verb] = match.marked
      if (verb?.lower !== 'have' && !isQuestion(match)) return null
      return { do: 'does', "don't": "doesn't", does: 'do', "doesn't": "don't", have: 'has' }[verb?.lower ?? ''] ?? null
    },
    why: 'third_person_s',
    wrong: [
      ['Do he live here?', 'Does he live here?'],
      ["Why don't she come?", "Why doesn't she come?"],
      ['Where does they live?', 'Where do they live?'],
    ],
    right: ['Does he live here?', 'I have it.', 'What we do, he does too.', 'I can do it.', "Don't it!"],
  },
  {
    id: 'en.verb.have_past',
    kind: 'verb_form',
    pattern: [
      "have|has|had|'ve|haven't|hasn't|hadn't not? <adv>? [<verb past><not verb participle>]",
      "have|has|haven't|hasn't i|you|he|she|we|they <adv freq>? [<verb past><not verb participle>]",
      "have|has|had|haven't [was|were]",
    ],
    better: ({ marked: [verb], form }) => (is(verb, 'be') ? 'been' : form(verb, 'verb past → verb participle') || null),
    why: 'participle',
    wrong: [
      ['I have went to London.', 'I have gone to London.'],
      ['She has broke her arm.', 'She has broken her arm.'],
      ["I've never saw it.", "I've never seen it."],
      ['Have you ate?', 'Have you eaten?'],
    ],
    right: ['I have gone home.', 'All I have left is this.', 'I have bought it.', "I've had it."],
  },
  {
    id: 'en.verb.have_base',
    kind: 'verb_form',
    pattern: [
      "i|you|we|they have|'ve|had never|ever|already|not|always [<only verb inf>]",
      'he|she has never|ever|already|not|always [<only verb inf>]',
      "i|you|we|they have|'ve [see|be|go|eat|forget|write|speak|take|give|know|break|choose|drive|lose|buy]",
      "i|you|we|they haven't [<only verb inf>]",
      'have you|they ever|never|already [<only verb inf>]',
      "he|she has|hasn't [<only verb inf>]",
      'he|she has [see|be|go|eat|forget|write|speak|take|give|know|choose|lose|buy]',
      "i|he|she|we|they has|have|'ve [break|make|find|meet|visit|finish|start|learn|lose|do|take|watch|miss] my|her|his|their|our|the",
    ],
    better: ({ marked: [verb], form, beside }) => {
      if (is(verb, 'verb participle') || ['better', 'to', 'rather'].includes(beside(-1))) return null
      const forms = form(verb, 'verb inf → verb participle')
      return forms || null
    },
    why: 'participle',
    wrong: [
      ['I have never see it.', 'I have never seen it.'],
      ['Have you ever be in Rome?', 'Have you ever been in Rome?'],
      ['She has forget her keys.', 'She has forgotten her keys.'],
      ["I haven't see him.", "I haven't seen him."],
    ],
    right: ['I have never seen it.', 'I have work to do.', 'You had better go.', 'They have to go.'],
  },
]
