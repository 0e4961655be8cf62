import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

const isVerb = (word: Word | undefined) =>
  word !== undefined && /^\p{Ll}/u.test(word.text) && !has(word, 'adv') && !has(word, 'prep') && !has(word, 'adj')
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
const small = ({ text, lower }: Word) => (/^(?:Ich|Du|Er|Wir|Ihr|Man|Es|Die|Der|Das)$/.test(text) ? lower : text)

// The subject and its verb the other way round.
function turned({ marked, sentence, at }: Match): string | null {
  const verb = marked.at(-1)
  // "Weil zuerst du gehst und dann ich komme"
  if (sentence.slice(0, at).some((word) => has(word, 'conj sub'))) return null
  return verb && isVerb(verb) ? [verb.text, ...marked.slice(0, -1).map(small)].join(' ') : null
}

// The verb behind what it stands before.
function toEnd({ marked }: Match): string | null {
  const [verb, ...others] = marked
  const isClause = others.some((word) => /^\p{Ll}/u.test(word.text) && has(word, 'verb') && !has(word, 'det'))
  return verb && (isVerb(verb) || has(verb, 'verb part2')) && !isClause ? `${textOf(others)} ${verb.text}` : null
}

const person = 'ich|du|er|es|man|wir|ihr|sie'
const own = 'mein|meine|unser|unsere|dein|deine|der|die|das'
const thing =
  'ein|eine|einen|mein|meine|meinen|dein|deine|deinen|unser|unsere|unseren|das|die|den|kein|keine|keinen|viele|zwei|drei'
const hours = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'
const between =
  'heute|gestern|morgen|auch|nicht|schon|dann|jetzt|am|im|um|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|sommer|sehr|gern|gerne|immer|oft|hier|dort'

/** Verbs that stand in the wrong place after what begins the clause. */
export const fronted: readonly Rule[] = [
  ruleOf(
    'after_place',
    'word_order',
    [
      `^ in|aus|nach <name place> [${own} <noun nom> <verb -inf>]`,
      `^ in|aus|nach <name place> [${person} <verb -inf>]`,
      `^ in meinem|meiner|unserem|unserer|der|dem <noun -name> [${person} <verb -inf>]`,
      `^ zum|zur|beim|vom|ins|mit <noun -name> [ich|du|er|es|man|wir <verb -inf>]`,
      `^ mit|bei|von meinem|meiner|meinen|der|dem <noun -name> [ich|du|er|es|man|wir <verb -inf>]`,
      `^ um|gegen halb? ${hours} uhr? [ich|du|er|es|man|wir|sie <verb -inf>]`,
      `^ um viertel vor|nach ${hours} [ich|du|er|es|man|wir|sie <verb -inf>]`,
    ],
    turned,
    'verb_second',
    [
      ['In Deutschland die Leute trinken viel Kaffee.', 'In Deutschland trinken die Leute viel Kaffee.'],
      ['Um acht Uhr ich gehe in die Schule.', 'Um acht Uhr gehe ich in die Schule.'],
      ['Zum Frühstück ich esse Brot.', 'Zum Frühstück esse ich Brot.'],
      ['In Spanien wir essen spät.', 'In Spanien essen wir spät.'],
      ['Um halb neun wir fahren los.', 'Um halb neun fahren wir los.'],
    ],
    [
      'In Deutschland trinken die Leute viel Kaffee.',
      'Um acht Uhr gehe ich in die Schule.',
      'In Rom der Schönheit wegen.',
      'Zum Frühstück esse ich Brot.',
    ],
  ),
  ruleOf(
    'after_and_then',
    'word_order',
    [
      'und|aber|, dann|danach|deshalb|deswegen|trotzdem|leider|vielleicht|manchmal|jetzt|heute|morgen heute|morgen|abend{0,1} [ich|er|wir|man <verb -inf>] !,',
      `und dann|danach|deshalb|leider [${own} <noun nom> <verb 3s -inf>]`,
    ],
    turned,
    'verb_second',
    [
      ['Ich esse und dann ich gehe schlafen.', 'Ich esse und dann gehe ich schlafen.'],
      ['Ich habe Zeit, aber morgen ich kann nicht.', 'Ich habe Zeit, aber morgen kann ich nicht.'],
      ['Es regnet, deshalb wir bleiben hier.', 'Es regnet, deshalb bleiben wir hier.'],
    ],
    [
      'Ich esse und dann gehe ich schlafen.',
      'Ich will, dass zuerst du gehst und dann ich gehe.',
      'Es regnet, deshalb bleiben wir hier.',
    ],
  ),
  ruleOf(
    'participle_after',
    'word_order',
    [
      `^ ${person} =haben<verb pres> ${between}{1,3} [<verb part2><not noun><not inf> ${thing} <adj>? <noun>] $`,
      `=haben<verb pres> ich|er|wir|sie [<verb part2><not noun><not inf> ${thing} <adj>? <noun>] $`,
    ],
    toEnd,
    'participle_last',
    [
      ['Ich habe gestern gekauft ein neues Handy.', 'Ich habe gestern ein neues Handy gekauft.'],
      ['Am Montag habe ich gesehen einen Film.', 'Am Montag habe ich einen Film gesehen.'],
      ['Wir haben heute gemacht eine Pause.', 'Wir haben heute eine Pause gemacht.'],
    ],
    [
      'Ich habe gestern ein neues Handy gekauft.',
      'Ich habe gestern gehört, was passiert ist.',
      'Wir haben gegessen und getrunken.',
    ],
  ),
  ruleOf(
    'infinitive_after',
    'word_order',
    [
      `^ ${person} <verb modal> ${between}{1,4} [<verb inf><not noun> ${thing} <adj>? <noun>] $`,
      `^ ${person} <verb modal> ${between}{1,4} [kochen|essen|trinken|lernen|kaufen|spielen|besuchen|machen <noun>] $`,
      `<verb modal> ich|wir|er [<verb inf><not noun> ${thing} <adj>? <noun>] $`,
    ],
    toEnd,
    'infinitive_last',
    [
      ['Wir wollen am Samstag besuchen meine Oma.', 'Wir wollen am Samstag meine Oma besuchen.'],
      ['Ich möchte heute Abend kochen Spaghetti.', 'Ich möchte heute Abend Spaghetti kochen.'],
      ['Heute muss ich machen die Hausaufgaben.', 'Heute muss ich die Hausaufgaben machen.'],
    ],
    ['Wir wollen am Samstag meine Oma besuchen.', 'Ich möchte heute schwimmen und Eis essen.', 'Ich kann heute nicht.'],
  ),
  ruleOf(
    'how_much_verb',
    'word_order',
    [
      `=wissen|=sagen|=fragen|=zeigen<verb> *{0,3} , wie spät|alt|viel|lange|weit|oft|groß|teuer|gut [<verb -inf> ${person}|das] $`,
      `=wissen|=sagen|=fragen<verb> *{0,2} , warum|wo|wann|wie|was|woher|ob ${person} [ist|sind|hat|haben|kann|war|kommt|geht ~und|,{1,3}] $`,
    ],
    toEnd,
    'verb_last',
    [
      ['Kannst du mir sagen, wie spät ist es?', 'Kannst du mir sagen, wie spät es ist?'],
      ['Ich frage ihn, warum er ist so müde.', 'Ich frage ihn, warum er so müde ist.'],
      ['Ich weiß nicht, wann sie hat Zeit.', 'Ich weiß nicht, wann sie Zeit hat.'],
    ],
    ['Kannst du mir sagen, wie spät es ist?', 'Hallo, wie alt bist du?', 'Ich frage ihn, warum er so müde ist.'],
  ),
  ruleOf(
    'how_question',
    'word_order',
    `^ wie alt|spät|lange|viel|weit|oft|groß [${person} <verb -inf>] ~und|aber{0,3} ?`,
    turned,
    'question_order',
    [
      ['Wie alt du bist?', 'Wie alt bist du?'],
      ['Wie spät es ist?', 'Wie spät ist es?'],
      ['Wie lange du bleibst hier?', 'Wie lange bleibst du hier?'],
    ],
    ['Wie alt bist du?', 'Wie groß du bist!', 'Weißt du, wie spät es ist?'],
  ),
  ruleOf(
    'here_in_clause',
    'word_order',
    `weil|dass|wenn|obwohl der|die|das|mein|meine <noun> hier|dort|heute|auch [<verb 3s -inf><not noun> ~und|oder|als|wie|dass|weil{1,3}] $`,
    toEnd,
    'verb_last',
    [
      ['Ich finde, dass das Essen hier schmeckt sehr gut.', 'Ich finde, dass das Essen hier sehr gut schmeckt.'],
      ['Ich bleibe, weil das Wetter heute ist schlecht.', 'Ich bleibe, weil das Wetter heute schlecht ist.'],
      ['Es ist gut, wenn der Bus hier hält oft.', 'Es ist gut, wenn der Bus hier oft hält.'],
    ],
    [
      'Ich finde, dass das Essen hier gut schmeckt.',
      'Ich bleibe, weil das Wetter schlecht ist.',
      'Das Essen hier schmeckt gut.',
    ],
  ),
]
