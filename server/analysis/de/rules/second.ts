import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { has } from './verbs.ts'

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
const isVerb = (word: Word | undefined) => word !== undefined && /^\p{Ll}/u.test(word.text) && !has(word, 'adv')
const small = (word: Word) =>
  word.start === 0 || /^(?:Ich|Du|Er|Wir|Ihr|Man|Es)$/.test(word.text) ? word.lower : word.text

// The verb before its subject; the adjectives of the subject stay with it.
const turned = ({ marked }: Match): string | null => {
  const verb = marked.at(-1)
  const isGenitive = marked[0]?.lower === 'der' && (has(marked[1], 'fem') || has(marked[1], 'pl'))
  return verb && !isGenitive && isVerb(verb) ? [verb.text, ...marked.slice(0, -1).map(small)].join(' ') : null
}

// The verb before the adverbs.
const forward = ({ marked }: Match): string | null => {
  const verb = marked.at(-1)
  return verb && isVerb(verb) ? `${verb.text} ${textOf(marked.slice(0, -1))}` : null
}

const verbToEnd = ({ marked }: Match): string | null => {
  const [verb, ...others] = marked
  return verb && isVerb(verb) ? `${textOf(others)} ${verb.text}` : null
}

const person = 'ich|du|er|es|man|wir|ihr|sie'
const own = 'mein|meine|unser|unsere|dein|deine|der|die|das'
const asked = 'warum|wo|wann|wie|was|woher|wohin|wieso'

/** The verb in the second place, and questions. */
export const second: readonly Rule[] = [
  {
    id: 'de.word_order.verb_second_noun',
    kind: 'word_order',
    pattern: [
      `^ heute|morgen|gestern|jetzt|dann|danach|manchmal|leider|deshalb|abends|morgens|vielleicht|immer|normalerweise [${own} <noun nom> <verb -inf><not noun><not adj>]`,
      `^ am|im <noun -name> [${own} <noun nom> <verb -inf><not adj>]`,
      `^ jeden|jede|jedes|letzten|letzte|letztes|nächste|nächsten|nächstes <noun> [${own} <noun nom> <verb -inf><not adj>]`,
    ],
    better: turned,
    why: 'verb_second',
    wrong: [
      ['Heute meine Mutter kocht Fisch.', 'Heute kocht meine Mutter Fisch.'],
      ['Am Sonntag mein Vater schläft lange.', 'Am Sonntag schläft mein Vater lange.'],
      ['Jeden Tag der Bus kommt zu spät.', 'Jeden Tag kommt der Bus zu spät.'],
    ],
    right: [
      'Heute kocht meine Mutter Fisch.',
      'Am Sonntag schläft mein Vater lange.',
      'Am Tag der Prüfung war ich krank.',
    ],
  },
  {
    id: 'de.word_order.as_child',
    kind: 'word_order',
    pattern: [
      `^ als kind|jugendlicher|student|studentin|schüler|schülerin [${person} <verb -inf>] !,`,
      `^ nach|vor|in|mit|bei|zu dem|der|den|meiner|meinem|hause <noun>? [ich|du|er|wir <verb -inf>]`,
      '^ immer|sonst|endlich|bald|plötzlich|früher|danach|nachher|also|daher|meistens|zuletzt|mittags|nachmittags [ich|du|er|es|man|wir <verb -inf>]',
      '^ heute|morgen|gestern abend|morgen|nachmittag|früh|mittag [ich|du|er|es|man|wir|sie <verb -inf>]',
    ],
    better: turned,
    why: 'verb_second',
    wrong: [
      ['Als Kind ich habe in Rom gelebt.', 'Als Kind habe ich in Rom gelebt.'],
      ['Nach der Schule ich gehe nach Hause.', 'Nach der Schule gehe ich nach Hause.'],
      ['Heute Abend wir gehen ins Kino.', 'Heute Abend gehen wir ins Kino.'],
    ],
    right: ['Als Kind habe ich in Rom gelebt.', 'Nach der Schule gehe ich nach Hause.', 'Früher war alles anders.'],
  },
  {
    id: 'de.word_order.adverb_before_verb',
    kind: 'word_order',
    pattern: [
      '^ ich|du|er|wir|man [gern|gerne|auch|nur|immer|oft|nie|manchmal|heute|morgen|jetzt|noch|schon|sehr{1,2} <verb -inf>]',
      '^ ich|du|er|wir [jeden|jede|jedes <noun> <verb -inf>]',
      '^ mein|meine|unser|unsere|der|die <noun nom> [immer|oft|nie|manchmal|gern|gerne|heute|jetzt <verb -inf><not adj>]',
    ],
    better: forward,
    why: 'verb_second',
    wrong: [
      ['Ich gern lese Bücher.', 'Ich lese gern Bücher.'],
      ['Ich jeden Tag lerne Deutsch.', 'Ich lerne jeden Tag Deutsch.'],
      ['Mein Vater immer kocht am Abend.', 'Mein Vater kocht immer am Abend.'],
      ['Wir auch mögen Reis.', 'Wir mögen auch Reis.'],
    ],
    right: ['Ich lese gern Bücher.', 'Ich auch.', 'Mein Vater heute und mein Vater früher.'],
  },
  {
    id: 'de.word_order.question',
    kind: 'word_order',
    pattern: [
      `^ ${asked} [du|er|wir|ihr|sie|es|man <verb -inf>] ~und|aber|oder{0,4} ?`,
      `^ ${asked} [der|die|das|dein|deine <noun nom> <verb 3s -inf>] ?`,
    ],
    better: turned,
    why: 'question_order',
    wrong: [
      ['Warum du lernst Deutsch?', 'Warum lernst du Deutsch?'],
      ['Wo du arbeitest?', 'Wo arbeitest du?'],
      ['Wann der Film beginnt?', 'Wann beginnt der Film?'],
    ],
    right: ['Warum lernst du Deutsch?', 'Weißt du, wo er wohnt?', 'Wann beginnt der Film?'],
  },
  {
    id: 'de.word_order.indirect_question',
    kind: 'word_order',
    pattern: [
      `=wissen|=sagen|=fragen|=zeigen|=erklären<verb> *{0,2} , wo|wie|wann|warum|woher|wohin|was [ist|sind|kommt|wohnt|kostet|heißt|liegt|beginnt|fährt der|die|das|dein|deine|mein|meine <noun>] $`,
      `=wissen|=sagen|=fragen|=zeigen|=erklären<verb> *{0,2} , wo|wie|wann|warum|woher|wohin|was [<verb -inf> er|du|ich|wir|man|es] $`,
    ],
    better: verbToEnd,
    why: 'verb_last',
    wrong: [
      ['Ich weiß nicht, wo ist der Bahnhof.', 'Ich weiß nicht, wo der Bahnhof ist.'],
      ['Weißt du, wann beginnt der Kurs?', 'Weißt du, wann der Kurs beginnt?'],
      ['Ich weiß nicht, woher kommt er.', 'Ich weiß nicht, woher er kommt.'],
    ],
    right: ['Ich weiß nicht, wo der Bahnhof ist.', 'Wo ist der Bahnhof?', 'Weißt du, wie er heißt?'],
  },
  {
    id: 'de.word_order.modal_zu_object',
    kind: 'word_order',
    pattern: ['^ <pron subj> <verb modal> [zu <verb inf> ein|eine|einen|das|den|die|mein|meine|meinen <noun>] $'],
    better: ({ marked }) => `${textOf(marked.slice(2))} ${marked[1]?.text}`,
    why: 'modal_zu',
    wrong: [
      ['Ich möchte zu kaufen ein Auto.', 'Ich möchte ein Auto kaufen.'],
      ['Wir wollen zu sehen den Film.', 'Wir wollen den Film sehen.'],
      ['Ich muss zu lesen das Buch.', 'Ich muss das Buch lesen.'],
    ],
    right: ['Ich möchte ein Auto kaufen.', 'Ich muss das Buch lesen.', 'Ich kann zu dir kommen.'],
  },
  {
    id: 'de.word_order.not_yet',
    kind: 'word_order',
    pattern: ['[nicht noch] <verb part2>', '[nicht noch] fertig|da|hier $'],
    better: 'noch nicht',
    why: 'noch_nicht',
    wrong: [
      ['Ich habe nicht noch gegessen.', 'Ich habe noch nicht gegessen.'],
      ['Er ist nicht noch da.', 'Er ist noch nicht da.'],
      ['Wir sind nicht noch fertig.', 'Wir sind noch nicht fertig.'],
    ],
    right: ['Ich habe noch nicht gegessen.', 'Er ist noch nicht da.', 'Kannst du nicht noch bleiben?'],
  },
]
